package sitetest

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"strings"
)

// Send sends a request; headers come in pairs of name and value.
func (c *Client) Send(method, path string, body io.Reader, headers ...string) *Answer {
	c.t.Helper()
	req, err := http.NewRequestWithContext(c.t.Context(), method, c.base+path, body)
	if err != nil {
		c.t.Fatal(err)
	}
	if c.Token != "" {
		req.Header.Set("Authorization", "Bearer "+c.Token)
	}
	for i := 0; i < len(headers); i += 2 {
		req.Header.Set(headers[i], headers[i+1])
	}
	resp, err := c.http.Do(req)
	if err != nil {
		c.t.Fatalf("%s %s: %v", method, path, err)
	}
	defer func() { _ = resp.Body.Close() }()
	content, err := io.ReadAll(resp.Body)
	if err != nil {
		c.t.Fatalf("%s %s: %v", method, path, err)
	}
	return &Answer{t: c.t, what: method + " " + path, Status: resp.StatusCode, Header: resp.Header, Body: content}
}

// Get asks for a page or a resource.
func (c *Client) Get(path string, headers ...string) *Answer {
	c.t.Helper()
	return c.Send(http.MethodGet, path, nil, headers...)
}

// PostForm sends a form as a page of the site does.
func (c *Client) PostForm(path string, form url.Values, headers ...string) *Answer {
	c.t.Helper()
	return c.Send(http.MethodPost, path, strings.NewReader(form.Encode()), append([]string{"Content-Type", "application/x-www-form-urlencoded"}, headers...)...)
}

// PostJSON sends a value as JSON; a string is sent as it is.
func (c *Client) PostJSON(path string, value any, headers ...string) *Answer {
	c.t.Helper()
	return c.SendJSON(http.MethodPost, path, value, headers...)
}

// SendJSON is PostJSON with another method.
func (c *Client) SendJSON(method, path string, value any, headers ...string) *Answer {
	c.t.Helper()
	text, isText := value.(string)
	body := []byte(text)
	if !isText {
		var err error
		if body, err = json.Marshal(value); err != nil {
			c.t.Fatal(err)
		}
	}
	return c.Send(method, path, bytes.NewReader(body), append([]string{"Content-Type", "application/json"}, headers...)...)
}
