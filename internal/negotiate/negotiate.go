// Package negotiate reads what a request says of the answer that it wants (RFC 9110).
package negotiate

import (
	"net/http"
	"slices"
	"strconv"
	"strings"
)

// Encoding returns the first of the codings offered that a request accepts by name with a weight above zero (12.5.3). Empty:
// none of them.
func Encoding(r *http.Request, offered ...string) string {
	accepted := codings(r.Header.Get("Accept-Encoding"))
	for _, coding := range offered {
		if slices.Contains(accepted, coding) {
			return coding
		}
	}
	return ""
}

func codings(header string) (accepted []string) {
	for part := range strings.SplitSeq(strings.ToLower(header), ",") {
		coding, parameters, _ := strings.Cut(part, ";")
		weight, weighted := strings.CutPrefix(strings.ReplaceAll(parameters, " ", ""), "q=")
		if q, err := strconv.ParseFloat(weight, 64); weighted && (err != nil || q <= 0) {
			continue
		}
		accepted = append(accepted, strings.TrimSpace(coding))
	}
	return accepted
}

// Has reports whether whoever asks has the answer with an entity tag already: If-None-Match names it. Comparison is weak
// (13.1.2).
func Has(r *http.Request, etag string) bool {
	etag = strings.TrimPrefix(etag, "W/")
	for candidate := range strings.SplitSeq(strings.Join(r.Header.Values("If-None-Match"), ","), ",") {
		candidate = strings.TrimPrefix(strings.TrimSpace(candidate), "W/")
		if candidate == etag || candidate == "*" {
			return true
		}
	}
	return false
}
