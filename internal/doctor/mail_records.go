package doctor

import (
	"context"
	"net"
	"strings"
)

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
