package doctor

import (
	"context"
	"errors"
	"net"
	"strings"
)

// Resolver looks names up. A *net.Resolver is one.
type Resolver interface {
	LookupTXT(ctx context.Context, name string) ([]string, error)
	LookupMX(ctx context.Context, name string) ([]*net.MX, error)
	LookupHost(ctx context.Context, name string) ([]string, error)
	LookupAddr(ctx context.Context, address string) ([]string, error)
}

// Mail is how mail leaves.
type Mail struct {
	Domain   string // of the sender's address
	Server   string // name of the mail server; empty: no mail is sent
	Selector string // of DKIM; empty: not known
	SignIn   func(ctx context.Context) error
	DNS      Resolver
}

// Checks are those of the mail server and of the DNS records by which receivers tell mail from spam.
func (m Mail) Checks() []Check {
	if m.Server == "" {
		return []Check{{"mail", func(context.Context) Finding {
			return note("Set --smtp-url and --mail-from: without them nobody can reset a password.", "no mail is sent")
		}}}
	}
	return []Check{
		{"mail server", m.server}, {"mail SPF", m.outside(m.spf)}, {"mail DKIM", m.outside(m.dkim)}, {"mail DMARC", m.outside(m.dmarc)},
		{"mail MX", m.outside(m.mx)}, {"mail PTR", m.outside(m.ptr)},
	}
}

// always is a name that has an address wherever the DNS knows the internet; it is kept by IANA.
const always = "example.com"

// outside believes that a record is missing only where the DNS knows the internet: closed networks say that nothing exists.
func (m Mail) outside(look func(ctx context.Context) Finding) func(ctx context.Context) Finding {
	return func(ctx context.Context) Finding {
		finding := look(ctx)
		if finding.Level != Bad {
			return finding
		}
		if _, err := m.DNS.LookupHost(ctx, always); missing(err) {
			return unknown("Try again where the internet is known.", "the DNS of this machine does not know the internet")
		}
		return finding
	}
}

func (m Mail) server(ctx context.Context) Finding {
	if err := m.SignIn(ctx); err != nil {
		return bad("Look at --smtp-url: host, port, user and password.", "%s cannot be used: %s", m.Server, brief(err))
	}
	return good("%s lets us in", m.Server)
}

// missing tells a record that is not there from a DNS that does not answer.
func missing(err error) bool {
	var dns *net.DNSError
	return errors.As(err, &dns) && dns.IsNotFound
}

func noDNS(err error) Finding {
	return unknown("Look at the network and /etc/resolv.conf.", "the DNS does not answer: %s", brief(err))
}

// records returns the TXT records of a name that begin with a tag.
func (m Mail) records(ctx context.Context, name, tag string) (found []string, err error) {
	all, err := m.DNS.LookupTXT(ctx, name)
	if missing(err) {
		return nil, nil
	}
	for _, text := range all {
		if strings.HasPrefix(strings.ToLower(text), tag) {
			found = append(found, text)
		}
	}
	return found, err
}
