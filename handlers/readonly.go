package handlers

import (
	"net/http"

	"pellucid/handlers/cache"
	"pellucid/handlers/limit"
)

// reads reports whether a route shows everybody the same, and changes nothing: it is served from a copy of the database too.
func (p Policy) reads() bool {
	return p.Access == Everybody && (p.Cache != cache.Nothing || p.Quiet || p.LogLimit == limit.Probe)
}

// elsewhere answers what only the server that writes can answer. The proxy in front sends it there: 421 says that another
// server is to be asked.
var elsewhere = func(http.Handler) http.Handler { return http.HandlerFunc(misdirected) }

func misdirected(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	http.Error(w, "This server reads only. The proxy sends this request to the server that writes (docs/scaling.md).", http.StatusMisdirectedRequest)
}

// anonymous lets requests through that say nothing of who asks.
func anonymous(is func(*http.Request) bool) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if !is(r) {
				misdirected(w, r)
				return
			}
			next.ServeHTTP(w, r)
		})
	}
}
