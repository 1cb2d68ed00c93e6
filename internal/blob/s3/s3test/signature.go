package s3test

import (
	"bufio"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
)

// signed reports whether a request has the Signature Version 4 that AccessKey and SecretKey give it.
func signed(r *http.Request) bool {
	fields := map[string]string{}
	for field := range strings.SplitSeq(strings.TrimPrefix(r.Header.Get("Authorization"), "AWS4-HMAC-SHA256 "), ",") {
		name, value, _ := strings.Cut(strings.TrimSpace(field), "=")
		fields[name] = value
	}
	key, scope, _ := strings.Cut(fields["Credential"], "/")
	parts := strings.Split(scope, "/") // day, region, service, "aws4_request"
	if key != AccessKey || len(parts) != 4 || parts[1] != Region {
		return false
	}
	var headers strings.Builder
	for name := range strings.SplitSeq(fields["SignedHeaders"], ";") {
		value := strings.Join(r.Header.Values(name), ",")
		if name == "host" {
			value = r.Host
		}
		fmt.Fprintf(&headers, "%s:%s\n", name, strings.TrimSpace(value))
	}
	request := strings.Join([]string{
		r.Method, r.URL.EscapedPath(), strings.ReplaceAll(r.URL.Query().Encode(), "+", "%20"),
		headers.String(), fields["SignedHeaders"], r.Header.Get("X-Amz-Content-Sha256"),
	}, "\n")
	digest := sha256.Sum256([]byte(request))
	secret := []byte("AWS4" + SecretKey)
	for _, part := range parts {
		secret = sign(secret, part)
	}
	text := strings.Join([]string{"AWS4-HMAC-SHA256", r.Header.Get("X-Amz-Date"), scope, hex.EncodeToString(digest[:])}, "\n")
	return hmac.Equal([]byte(hex.EncodeToString(sign(secret, text))), []byte(fields["Signature"]))
}

func sign(key []byte, text string) []byte {
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(text))
	return mac.Sum(nil)
}

// content returns the body of a request without the frames of the aws-chunked encoding: size;signature, CRLF, bytes, CRLF.
func content(r *http.Request) io.Reader {
	if !strings.HasPrefix(r.Header.Get("X-Amz-Content-Sha256"), "STREAMING-") {
		return r.Body
	}
	return &chunks{from: bufio.NewReader(r.Body)}
}

type chunks struct {
	from *bufio.Reader
	left int64
}

func (c *chunks) Read(p []byte) (int, error) {
	if c.left == 0 {
		line, err := c.from.ReadString('\n')
		if err == nil && strings.TrimSpace(line) == "" { // after the bytes of the chunk before
			line, err = c.from.ReadString('\n')
		}
		if err != nil {
			return 0, errors.Join(io.ErrUnexpectedEOF, err)
		}
		if _, err := fmt.Sscanf(line, "%x;", &c.left); err != nil {
			return 0, err
		}
		if c.left == 0 {
			return 0, io.EOF
		}
	}
	n, err := c.from.Read(p[:min(int64(len(p)), c.left)])
	c.left -= int64(n)
	if errors.Is(err, io.EOF) {
		err = io.ErrUnexpectedEOF
	}
	return n, err
}
