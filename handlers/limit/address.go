package limit

import (
	"net"
	"net/http"
	"net/netip"

	"github.com/go-chi/httprate"
)

// Address is the network address of who asks, without the port.
func Address(r *http.Request) string { return Host(r.RemoteAddr) }

// Network is the network that a request comes from, for the log: 256 addresses of IPv4, or one customer's of IPv6.
func Network(r *http.Request) string {
	address, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return ""
	}
	bits := 48
	ip := address.Addr().Unmap().WithZone("")
	if ip.Is4() {
		bits = 24
	}
	return netip.PrefixFrom(ip, bits).Masked().String()
}

// Host takes the port off a network address. Of IPv6 it keeps the network: one person has all the addresses in it.
func Host(remote string) string {
	host, _, err := net.SplitHostPort(remote)
	if err != nil {
		return remote
	}
	return httprate.CanonicalizeIP(host)
}
