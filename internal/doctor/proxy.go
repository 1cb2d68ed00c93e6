package doctor

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptrace"
	"net/netip"
	"net/url"
	"slices"
	"strings"
)

// forgedClient is an address for documentation: a request that claims to come from it shows whether the proxy lets clients lie.
const forgedClient = "192.0.2.77"

// Proxy asks the site how a request through its public address arrives: whether the client's address is seen and the host is passed.
func (s Site) Proxy() Check {
	return Check{"proxy headers", func(ctx context.Context) Finding {
		token, err := s.Token()
		if err != nil {
			return unknown("Run this as the user that runs the server, after its first start.", "the server cannot be asked: %v", err)
		}
		seen, own, found := s.ask(ctx, token)
		if found != nil {
			return *found
		}
		return judgeProxy(s.Base, seen, own)
	}}
}

// ask sends a request through the public address. own is the address that it left from.
func (s Site) ask(ctx context.Context, token string) (seen Seen, own netip.Addr, found *Finding) {
	ctx = httptrace.WithClientTrace(ctx, &httptrace.ClientTrace{GotConn: func(info httptrace.GotConnInfo) {
		if at, err := netip.ParseAddrPort(info.Conn.LocalAddr().String()); err == nil {
			own = at.Addr().Unmap()
		}
	}})
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, s.Base.String()+DoorPath+token, nil)
	if err != nil {
		return seen, own, refer(unknown("", "the site cannot be asked: %v", err))
	}
	req.Header.Set("X-Forwarded-For", forgedClient)
	resp, err := s.Client.Do(req)
	if err != nil {
		return seen, own, refer(s.unreachable(err))
	}
	defer func() { _ = resp.Body.Close() }()
	switch {
	case resp.StatusCode == http.StatusForbidden && resp.Header.Get("X-Request-Id") == "" && strings.HasPrefix(resp.Header.Get("Content-Type"), "application/problem+json"):
		return seen, own, refer(note("Start it with --base-url for the public.", "the server runs in local mode, which takes no requests from proxies"))
	case resp.StatusCode >= 500:
		return seen, own, refer(bad("Look whether the proxy's address of the server is the one of --addr.", "%s answers %d", s.Base, resp.StatusCode))
	case resp.StatusCode == http.StatusTooManyRequests:
		return seen, own, refer(unknown("Try again in a minute.", "the site has just had too many requests from this machine's address"))
	case resp.StatusCode != http.StatusOK:
		return seen, own, refer(bad("Look whether the base URL leads to this server and this data folder.", "%s answers %d, as if it were another site", s.Base, resp.StatusCode))
	}
	if err := json.NewDecoder(io.LimitReader(resp.Body, 64<<10)).Decode(&seen); err != nil {
		return seen, own, refer(bad("Look whether the base URL leads to this server.", "%s is answered by another program", s.Base))
	}
	return seen, own, nil
}

func refer(f Finding) *Finding { return &f }

// judgeProxy says what is wrong with how a request arrived that left from the address own with a forged X-Forwarded-For.
func judgeProxy(base *url.URL, seen Seen, own netip.Addr) Finding {
	last := ""
	if n := len(seen.ForwardedFor); n > 0 {
		last = seen.ForwardedFor[n-1]
	}
	hop, _ := netip.ParseAddr(last)
	client, _ := netip.ParseAddr(seen.Client)
	direct := base.Scheme == "http" && last == forgedClient // this server itself, or a proxy that adds nothing
	switch {
	case seen.Host != base.Host:
		return bad("In nginx: proxy_set_header Host $http_host;", "the proxy passes the host %q instead of %q", seen.Host, base.Host)
	case last == "":
		return bad("In nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;", "the proxy does not tell the client's address: all visitors share one, and its limits")
	case last == forgedClient && !direct:
		return bad("In nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;", "the proxy passes on what clients claim to be their address: everybody can pretend to be somebody else")
	case direct:
		return note("Put a TLS proxy in front of it before you open it to others.", "there is no proxy, or one that tells no address; the server saw %s", seen.Client)
	case !hop.IsValid():
		return bad("The last address must be the client's.", "the proxy sends an X-Forwarded-For that is no address")
	case client.Unmap() != hop.Unmap() && !slices.Contains(seen.ForwardedFor, seen.Client):
		return bad(fmt.Sprintf("Add %s to --trusted-proxies.", seen.Client), "the proxy at %s is not trusted: all visitors share its address", seen.Client)
	case own.IsValid() && hop.Unmap() != own && isPrivate(hop) && isPrivate(own) && !(hop.IsLoopback() && own.IsLoopback()):
		return bad("The proxy must see its clients' addresses; a container needs the host's network or the PROXY protocol.", "the request left from %s, and the proxy tells %s", own, hop)
	case base.Scheme == "https" && seen.Proto != "" && seen.Proto != "https":
		return bad("In nginx: proxy_set_header X-Forwarded-Proto $scheme;", "the proxy says that a request by https came by %s", seen.Proto)
	}
	return good("the client's address and the host arrive")
}

func isPrivate(a netip.Addr) bool { return a.IsPrivate() || a.IsLoopback() || a.IsLinkLocalUnicast() }
