// Package static holds what browsers load beside the pages: style sheets, scripts, fonts, icons and art, built by build.mjs
// into dist/ under names that change with the content, and embedded in the binary.
package static

import (
	"embed"
	"io/fs"
	"net/http"
	"sync"
)

//go:embed all:dist
var dist embed.FS

// embedded are the assets in the binary, read once at first use. A binary whose dist/ is broken must not start.
var embedded = sync.OnceValue(func() *Assets {
	files, err := fs.Sub(dist, "dist")
	if err != nil {
		panic(err)
	}
	assets, err := New(files)
	if err != nil {
		panic(err)
	}
	return assets
})

// URL returns the address of the asset with the given name, as "/static/app-1A2B3C4D.css" for "app.css". See Assets.URL.
func URL(name string) string { return embedded().URL(name) }

// Read returns the content of the named asset, or nil when it was not built.
func Read(name string) []byte { return embedded().Read(name) }

// Has reports whether an asset of that name was built.
func Has(name string) bool { return embedded().Has(name) }

// Handler serves the embedded assets under /static/.
func Handler() http.Handler { return embedded() }
