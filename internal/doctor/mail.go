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

func (m Mail) spf(ctx context.Context) Finding {
	found, err := m.records(ctx, m.Domain, "v=spf1")
	switch {
	case err != nil:
		return noDNS(err)
	case len(found) == 0:
		return bad(`Add a TXT record such as "v=spf1 include:… -all", as your mail provider says.`, "%s has no SPF record: its mail is taken for spam", m.Domain)
	case len(found) > 1:
		return bad("Make one of them.", "%s has %d SPF records, so that none counts", m.Domain, len(found))
	case strings.Contains(found[0], "+all") || strings.HasSuffix(found[0], " all"):
		return bad("End it with -all.", "the SPF record of %s lets everybody send in its name", m.Domain)
	}
	return good("%s", found[0])
}

func (m Mail) dkim(ctx context.Context) Finding {
	if m.Selector == "" {
		return unknown("Name it with --dkim-selector: your mail provider says which it is.", "the selector of the DKIM key is not known")
	}
	name := m.Selector + "._domainkey." + m.Domain
	all, err := m.DNS.LookupTXT(ctx, name)
	if err != nil && !missing(err) {
		return noDNS(err)
	}
	for _, text := range all {
		for part := range strings.SplitSeq(text, ";") {
			key, value, _ := strings.Cut(strings.TrimSpace(part), "=")
			if key != "p" {
				continue
			}
			if strings.TrimSpace(value) == "" {
				return bad("Use a selector that is in force.", "the DKIM key at %s was withdrawn", name)
			}
			return good("there is a key at %s", name)
		}
	}
	return bad("Add the record that your mail provider gives you.", "there is no DKIM key at %s", name)
}

func (m Mail) dmarc(ctx context.Context) Finding {
	for name := m.Domain; strings.Contains(name, "."); _, name, _ = strings.Cut(name, ".") { // a subdomain's parent speaks for it
		found, err := m.records(ctx, "_dmarc."+name, "v=dmarc1")
		switch {
		case err != nil:
			return noDNS(err)
		case len(found) > 1:
			return bad("Make one of them.", "_dmarc.%s has %d records, so that none counts", name, len(found))
		case len(found) == 0:
			continue
		case strings.Contains(strings.ReplaceAll(strings.ToLower(found[0]), " ", ""), "p=none"):
			return note("When the reports look right, set p=quarantine or p=reject.", "DMARC of %s asks for nothing (p=none)", name)
		}
		return good("%s", found[0])
	}
	return bad(`Add the TXT record _dmarc.`+m.Domain+` with "v=DMARC1; p=quarantine; rua=mailto:…".`, "%s has no DMARC record: large receivers refuse its mail", m.Domain)
}

func (m Mail) mx(ctx context.Context) Finding {
	servers, err := m.DNS.LookupMX(ctx, m.Domain)
	if err != nil && !missing(err) {
		return noDNS(err)
	}
	if len(servers) == 0 || len(servers) == 1 && servers[0].Host == "." {
		return bad("Add one, so that answers and bounces arrive.", "%s has no MX record: some receivers refuse mail from a domain that takes none", m.Domain)
	}
	return good("%s takes mail at %s", m.Domain, strings.TrimSuffix(servers[0].Host, "."))
}

func (m Mail) ptr(ctx context.Context) Finding {
	addresses, err := m.DNS.LookupHost(ctx, m.Server)
	if err != nil || len(addresses) == 0 {
		if missing(err) {
			return bad("Look at --smtp-url.", "the name %s is not in the DNS", m.Server)
		}
		return noDNS(err)
	}
	if ip := net.ParseIP(addresses[0]); ip != nil && (ip.IsPrivate() || ip.IsLoopback()) {
		return note("Receivers look at the address from which it sends: that one needs a PTR record.", "%s is in a private network", m.Server)
	}
	names, err := m.DNS.LookupAddr(ctx, addresses[0])
	if err != nil && !missing(err) {
		return noDNS(err)
	}
	if len(names) == 0 {
		return bad("Have its provider add one.", "the address %s of %s has no PTR record", addresses[0], m.Server)
	}
	return good("%s is %s", addresses[0], strings.TrimSuffix(names[0], "."))
}
