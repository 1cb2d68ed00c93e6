package sendfile

import (
	"net/http"
	"strings"

	"golang.org/x/net/http/httpguts"
)

var blankLine = []byte("\r\n\r\n")

// special are the headers that ask for another answer than a whole file, or another end than the next request.
var special = []string{"Range", "If-Range", "If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since", "Expect", "Upgrade"}

// wellFormed tells whether the names of a request's headers are such as net/http lets pass; reading alone does not check them.
func wellFormed(r *http.Request) bool {
	for name := range r.Header {
		if !httpguts.ValidHeaderFieldName(name) {
			return false
		}
	}
	return true
}

// plain tells whether a request, if it is for a file, is answered by the whole file and nothing else. Requests with a body
// never are: where it ends is for net/http to say.
func plain(r *http.Request) bool {
	if r.Method != http.MethodGet || r.ProtoMajor != 1 || r.ProtoMinor != 1 || r.Host == "" {
		return false
	}
	if r.ContentLength != 0 || len(r.TransferEncoding) > 0 || r.Header["Content-Length"] != nil || r.TLS != nil {
		return false
	}
	for _, name := range special {
		if r.Header[name] != nil {
			return false
		}
	}
	connection := r.Header["Connection"]
	return connection == nil || len(connection) == 1 && strings.EqualFold(connection[0], "keep-alive")
}
