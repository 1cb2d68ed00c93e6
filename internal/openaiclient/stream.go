package openaiclient

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
)

// errCut is a stream that ended before its picture came.
var errCut = errors.New("openai client: the stream ended before the picture was there")

// streamed reads a picture from a stream: its last event has the picture, which may come before all of those on the way.
func streamed(body io.Reader, partial func()) (Picture, error) {
	lines := bufio.NewReader(body)
	for {
		kind, data, err := event(lines)
		if err != nil {
			return Picture{}, err
		}
		var told struct {
			Type    string          `json:"type"`
			Picture string          `json:"b64_json"`
			Usage   json.RawMessage `json:"usage"`
			Error   any             `json:"error"`
		}
		if string(bytes.TrimSpace(data)) == "[DONE]" {
			return Picture{}, errCut
		}
		if err := json.Unmarshal(data, &told); err != nil {
			return Picture{}, fmt.Errorf("openai client: an event can't be read: %w", err)
		}
		if told.Type != "" {
			kind = told.Type
		}
		switch {
		case told.Error != nil:
			return Picture{}, errorEvent(data)
		case strings.HasSuffix(kind, ".completed"):
			return Picture{Base64: told.Picture, Used: usage(told.Usage)}, nil
		case told.Picture != "":
			partial()
		}
	}
}

// event reads the next event of a stream that has data. How long one may be is how long the whole answer may be.
func event(lines *bufio.Reader) (kind string, data []byte, err error) {
	for {
		line, err := lines.ReadBytes('\n')
		switch {
		case errors.Is(err, io.EOF): // also within an event: only an empty line ends it
			return "", nil, errCut
		case err != nil:
			return "", nil, fmt.Errorf("openai client: the stream broke: %w", err)
		}
		line = bytes.TrimSuffix(line[:len(line)-1], []byte("\r"))
		if len(line) == 0 {
			if data != nil {
				return kind, data, nil
			}
			kind = ""
			continue
		}
		name, value, _ := bytes.Cut(line, []byte(":")) // a comment has no name
		value = bytes.TrimPrefix(value, []byte(" "))
		switch string(name) {
		case "event":
			kind = string(value)
		case "data":
			if data != nil {
				data = append(data, '\n')
			}
			data = append(data, value...)
		}
	}
}

// errorEvent reads an error that came in a stream, whose status was fine.
func errorEvent(data []byte) *Error {
	out := errorOf(data)
	out.Status = http.StatusInternalServerError
	if strings.HasPrefix(out.Code, "rate_limit") {
		out.Status = http.StatusTooManyRequests
	}
	return out
}
