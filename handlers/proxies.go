package handlers

import (
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"strings"
)

// Proxies are the networks whose word is believed on whose request they hand on. Behind a proxy that nobody is told to
// believe, all visitors have one address, and what one of them does too often is refused to all.
type Proxies []netip.Prefix

// ParseProxies reads addresses and networks in CIDR notation, parted by commas.
func ParseProxies(text string) (Proxies, error) {
	var proxies Proxies
	for part := range strings.SplitSeq(text, ",") {
		part = strings.TrimSpace(part)
		if part == "" {
			continue
		}
		prefix, err := netip.ParsePrefix(part)
		if addr, addrErr := netip.ParseAddr(part); addrErr == nil {
			prefix, err = netip.PrefixFrom(addr, addr.BitLen()), nil
		}
		if err != nil {
			return nil, fmt.Errorf("%q is neither an address nor a network such as 10.0.0.0/8", part)
		}
		proxies = append(proxies, prefix.Masked())
	}
	return proxies, nil
}

func (p Proxies) trust(addr netip.Addr) bool {
	for _, prefix := range p {
		if prefix.Contains(addr) {
			return true
		}
	}
	return false
}

// Middleware gives a request the address of the client instead of the proxy's. Everybody can send X-Forwarded-For; only
// what trusted proxies have added at its end counts.
func (p Proxies) Middleware(next http.Handler) http.Handler {
	if len(p) == 0 {
		return next
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if client, ok := p.client(r); ok {
			r.RemoteAddr = net.JoinHostPort(client.String(), "0")
		}
		next.ServeHTTP(w, r)
	})
}

// client is the nearest address on the way of a request that is no proxy's; ok is false where no proxy has handed it on.
func (p Proxies) client(r *http.Request) (client netip.Addr, ok bool) {
	peer, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil || !p.trust(peer.Addr().Unmap()) {
		return client, false
	}
	hops := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for i := len(hops) - 1; i >= 0; i-- {
		hop, valid := parseHop(strings.TrimSpace(hops[i]))
		if !valid {
			break
		}
		client, ok = hop.Unmap().WithZone(""), true
		if !p.trust(client) {
			break
		}
	}
	return client, ok
}

// parseHop reads an address as proxies write it: some add the port.
func parseHop(text string) (hop netip.Addr, ok bool) {
	if withPort, err := netip.ParseAddrPort(text); err == nil {
		return withPort.Addr(), true
	}
	hop, err := netip.ParseAddr(text)
	return hop, err == nil
}
