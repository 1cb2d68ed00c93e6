package handlers

import (
	"net/http"

	"pellucid/handlers/problem"
)

// forwarding are the headers with which proxies say whose request they hand on.
var forwarding = []string{
	"Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-Port", "X-Forwarded-Server", "X-Real-Ip", "Via", "Cf-Connecting-Ip",
	"True-Client-Ip", "X-Client-Ip", "X-Cluster-Client-Ip", "X-Original-Host", "X-Forwarded-By",
}

// localOnly refuses, in local mode, every request that carries a forwarding header: whoever can reach the outbox can become
// anybody, so it must never be behind a proxy, whatever Host the proxy sends.
func localOnly(local bool) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		if !local {
			return next
		}
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			for _, name := range forwarding {
				if _, ok := r.Header[name]; ok {
					problem.New(http.StatusForbidden, "This server runs in local mode and doesn't accept requests from a proxy. Start it with --base-url instead of --local.").WriteJSON(w)
					return
				}
			}
			next.ServeHTTP(w, r)
		})
	}
}
