// Package peer tells what kind of program is at the other end of a connection within this machine. Only Linux says so.
package peer

import (
	"context"
	"encoding/hex"
	"net"
	"net/netip"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
)

type contextKey struct{}

// WithConn returns the context of a connection, for http.Server.ConnContext. Nothing is looked up before somebody asks.
func WithConn(ctx context.Context, conn net.Conn) context.Context {
	return context.WithValue(ctx, contextKey{}, sync.OnceValue(func() bool {
		uid, known := accountOf(conn)
		return known && uid != os.Geteuid() && isService(uid)
	}))
}

// IsService reports whether the other end of a request's connection runs under the account of a service, as proxies do, and not
// under that of a person or of this process.
func IsService(ctx context.Context) bool {
	service, ok := ctx.Value(contextKey{}).(func() bool)
	return ok && service()
}

// isService tells the accounts of services: those of the system, those that systemd makes for a service, and nobody's
// (https://systemd.io/UIDS-GIDS). Root is a person's, too.
func isService(uid int) bool {
	return uid >= 1 && uid <= 999 || uid >= 61184 && uid <= 65534
}

// accountOf returns the account whose socket is at the other end of a connection.
func accountOf(conn net.Conn) (uid int, known bool) {
	other, err := netip.ParseAddrPort(conn.RemoteAddr().String())
	if err != nil {
		return 0, false
	}
	own, err := netip.ParseAddrPort(conn.LocalAddr().String())
	if err != nil {
		return 0, false
	}
	for _, table := range []string{"/proc/self/net/tcp", "/proc/self/net/tcp6"} {
		sockets, err := os.ReadFile(table)
		if err != nil {
			continue // not Linux, or no IPv6
		}
		for line := range strings.Lines(string(sockets)) {
			const local, remote, account = 1, 2, 7 // columns
			columns := strings.Fields(line)
			if len(columns) > account && address(columns[local]) == plain(other) && address(columns[remote]) == plain(own) {
				uid, err := strconv.Atoi(columns[account])
				return uid, err == nil
			}
		}
	}
	return 0, false
}

// address reads an address and a port as the kernel prints them: 0100007F:1F90 is 127.0.0.1:8080. Words are in the order of
// bytes of the machine, which is little-endian wherever we run.
func address(text string) netip.AddrPort {
	ip, port, _ := strings.Cut(text, ":")
	bytes, err := hex.DecodeString(ip)
	if err != nil || len(bytes)%4 != 0 {
		return netip.AddrPort{}
	}
	for word := range slices.Chunk(bytes, 4) {
		slices.Reverse(word)
	}
	number, err := strconv.ParseUint(port, 16, 16)
	addr, ok := netip.AddrFromSlice(bytes)
	if err != nil || !ok {
		return netip.AddrPort{}
	}
	return plain(netip.AddrPortFrom(addr, uint16(number)))
}

// plain is an address of IPv4 as such, also where a socket of IPv6 is used for it.
func plain(a netip.AddrPort) netip.AddrPort {
	return netip.AddrPortFrom(a.Addr().Unmap().WithZone(""), a.Port())
}
