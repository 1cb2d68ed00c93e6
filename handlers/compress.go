package handlers

import (
	"net/http"

	"github.com/CAFxX/httpcompression"
)

// compressible is what is worth compressing on the way out; pictures are compressed already.
var compressible = []string{
	"text/html", "text/plain", "text/css", "text/javascript", "application/json", "application/problem+json", "image/svg+xml",
	"application/atom+xml", "application/xml",
}

// newCompress makes a middleware that sends text as brotli, zstd or gzip, whichever the browser likes best.
func newCompress() func(http.Handler) http.Handler {
	adapter, err := httpcompression.DefaultAdapter(httpcompression.ContentTypes(compressible, false))
	if err != nil {
		panic("the compressor's own defaults do not fit together: " + err.Error())
	}
	return adapter
}
