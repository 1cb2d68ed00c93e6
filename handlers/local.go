package handlers

import (
	"net/http"
	"net/url"
	"slices"
	"strings"

	"pellucid/handlers/problem"
	"pellucid/handlers/web"
	"pellucid/internal/peer"
)

// forwarding are the headers with which proxies say whose request they hand on, beside X-Forwarded and those that begin so.
var forwarding = []string{
	"Forwarded", "Forwarded-For", "X-Original-Forwarded-For", "X-Original-Host", "Via", "X-Real-Ip", "True-Client-Ip", "X-Client-Ip", "X-Cluster-Client-Ip", "Cdn-Loop",
	"Cf-Connecting-Ip", "Cf-Ray", "Fly-Client-Ip", "Fastly-Client-Ip", "X-Azure-Clientip", "X-Envoy-External-Address", "X-Amzn-Trace-Id",
	"Client-Ip", "Proxy-Client-Ip", "Wl-Proxy-Client-Ip", "X-Original-Url", "X-Arr-Log-Id", "X-Scheme", "X-Url-Scheme", "Front-End-Https", "X-Request-Start",
}

// isForwarding tells a forwarding header by its canonical name.
func isForwarding(name string) bool {
	return strings.HasPrefix(name, "X-Forwarded") || slices.Contains(forwarding, name)
}

// localOnly refuses, in local mode, every request that does not come from this machine itself: whoever can reach the outbox can
// become anybody.
func localOnly(local bool) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		if !local {
			return next
		}
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			switch {
			case !web.NamesThisMachine(r.Host):
				problem.New(http.StatusForbidden, "This server runs in local mode and answers on this computer only, at an address such as http://localhost.").WriteJSON(w)
			case isProxied(r):
				problem.New(http.StatusForbidden, "This server runs in local mode and doesn't accept requests from a proxy. Start it with --base-url instead of --local.").WriteJSON(w)
			default:
				next.ServeHTTP(w, r)
			}
		})
	}
}

// isProxied reports whether a request came through a proxy: by its headers, by HTTP/1.0, or by the account of the program that sent
// it. An nginx without settings for it sends no header and the server's own Host, but speaks HTTP/1.0, which no browser has done for
// decades. Since version 1.29.7 it speaks HTTP/1.1, and only its account tells.
func isProxied(r *http.Request) bool {
	for name := range r.Header {
		if isForwarding(name) {
			return true
		}
	}
	return !r.ProtoAtLeast(1, 1) || isElsewhere(r) || peer.IsService(r.Context())
}

// isElsewhere reports whether a browser says that a request goes to the origin of the page that makes it, and that page is not at
// an address of this machine. Only a proxy that puts our Host in place of its own does so. A page's styles and scripts tell, and the
// next page; the first page that somebody opens doesn't.
func isElsewhere(r *http.Request) bool {
	page, err := url.Parse(r.Header.Get("Referer"))
	return err == nil && page.Host != "" && r.Header.Get("Sec-Fetch-Site") == "same-origin" && !web.NamesThisMachine(page.Host)
}
