package sendfile

import (
	"bytes"
	"net/http"
	"strings"

	"golang.org/x/net/http/httpguts"
)

var (
	lineEnd   = []byte("\r\n")
	blankLine = []byte("\r\n\r\n")
	getBegins = []byte("GET /")
	getEnds   = []byte(" HTTP/1.1")
)

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

// again reads a request whose header lines are, to the letter, those of a plain one before it: browsers send the same ones
// with every picture of a page, and only the first line tells the requests apart. It leaves lines to net/http in which a
// byte may mean something else than itself; length is 0 then.
func again(ahead, known []byte) (path string, length int) {
	line, headers, _ := bytes.Cut(ahead, lineEnd)
	target, ended := bytes.CutSuffix(line, getEnds)
	if len(known) == 0 || !ended || !bytes.HasPrefix(headers, known) || !bytes.HasPrefix(target, getBegins) {
		return "", 0
	}
	target = target[len(getBegins)-1:]
	for _, c := range target {
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '/' && c != '-' && c != '.' {
			return "", 0
		}
	}
	return string(target), len(line) + len(lineEnd) + len(known)
}
