package handlers

import (
	"net/http"
	"slices"
	"strings"

	"pellucid/handlers/problem"
)

// forwarding are the headers with which proxies say whose request they hand on, beside X-Forwarded and those that begin so.
var forwarding = []string{
	"Forwarded", "Forwarded-For", "X-Original-Forwarded-For", "X-Original-Host", "Via", "X-Real-Ip", "True-Client-Ip", "X-Client-Ip", "X-Cluster-Client-Ip", "Cdn-Loop",
	"Cf-Connecting-Ip", "Cf-Ray", "Fly-Client-Ip", "Fastly-Client-Ip", "X-Azure-Clientip", "X-Envoy-External-Address", "X-Amzn-Trace-Id",
}

// isForwarding tells a forwarding header by its canonical name.
func isForwarding(name string) bool {
	return strings.HasPrefix(name, "X-Forwarded") || slices.Contains(forwarding, name)
}

// localOnly refuses, in local mode, every request that carries a forwarding header: whoever can reach the outbox can become
// anybody, so it must never be behind a proxy, whatever Host the proxy sends.
func localOnly(local bool) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		if !local {
			return next
		}
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			for name := range r.Header {
				if isForwarding(name) {
					problem.New(http.StatusForbidden, "This server runs in local mode and doesn't accept requests from a proxy. Start it with --base-url instead of --local.").WriteJSON(w)
					return
				}
			}
			next.ServeHTTP(w, r)
		})
	}
}
