package handlers

import (
	"net/http"
	"strings"

	"github.com/CAFxX/httpcompression"
)

// compressible is what is worth compressing on the way out; pictures are compressed already.
var compressible = []string{
	"text/html", "text/plain", "text/css", "text/javascript", "application/json", "application/problem+json", "image/svg+xml",
	"application/atom+xml", "application/xml",
}

// compress sends text as brotli, zstd or gzip, whichever the browser likes best.
func compress() func(http.Handler) http.Handler {
	adapter, err := httpcompression.DefaultAdapter(httpcompression.ContentTypes(compressible, false))
	if err != nil {
		panic("the compressor's own defaults do not fit together: " + err.Error())
	}
	return func(next http.Handler) http.Handler {
		compressing := adapter(next)
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if strings.HasPrefix(r.URL.Path, "/media/") { // the kernel copies a file by itself when nothing stands between
				next.ServeHTTP(w, r)
				return
			}
			compressing.ServeHTTP(w, r)
		})
	}
}
