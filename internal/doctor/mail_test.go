package doctor_test

import (
	"context"
	"errors"
	"net"
	"slices"
	"testing"

	"pellucid/internal/doctor"
)

// zone stands in for the DNS.
type zone struct {
	txt, host, addr map[string][]string
	mx              map[string]string
	err             error
}

func (z zone) answer(records []string) ([]string, error) {
	if z.err != nil {
		return nil, z.err
	}
	if len(records) == 0 {
		return nil, &net.DNSError{Err: "no such host", IsNotFound: true}
	}
	return records, nil
}

func (z zone) LookupTXT(_ context.Context, name string) ([]string, error) {
	return z.answer(z.txt[name])
}
func (z zone) LookupHost(_ context.Context, name string) ([]string, error) {
	return z.answer(z.host[name])
}
func (z zone) LookupAddr(_ context.Context, at string) ([]string, error) { return z.answer(z.addr[at]) }
func (z zone) LookupMX(_ context.Context, name string) ([]*net.MX, error) {
	if z.mx[name] == "" {
		_, err := z.answer(nil)
		return nil, err
	}
	return []*net.MX{{Host: z.mx[name]}}, z.err
}

func inOrder() zone {
	return zone{
		txt: map[string][]string{
			"news.example.org": {"google-site-verification=x", "v=spf1 include:mail.example -all"}, "s1._domainkey.news.example.org": {"v=DKIM1; k=rsa; p=MIIB"},
			"_dmarc.example.org": {"v=DMARC1; p=reject; rua=mailto:dmarc@example.org"},
		},
		host: map[string][]string{"example.com": {"203.0.113.1"}, "mail.example": {"203.0.113.25"}}, addr: map[string][]string{"203.0.113.25": {"mail.example."}},
		mx: map[string]string{"news.example.org": "mx.example."},
	}
}

func mailOf(z zone) doctor.Mail {
	return doctor.Mail{Domain: "news.example.org", Server: "mail.example", Selector: "s1", DNS: z, SignIn: func(context.Context) error { return nil }}
}

func check(t *testing.T, m doctor.Mail, name string) doctor.Check {
	t.Helper()
	checks := m.Checks()
	i := slices.IndexFunc(checks, func(c doctor.Check) bool { return c.Name == name })
	if i < 0 {
		t.Fatalf("there is no check %s", name)
	}
	return checks[i]
}

func TestMailRecordsInOrderAreGood(t *testing.T) {
	for _, c := range mailOf(inOrder()).Checks() {
		want(t, c, doctor.Good)
	}
}

func TestMailRecordsThatAreMissingOrWrongAreBad(t *testing.T) {
	for name, test := range map[string]struct {
		check  string
		change func(*zone)
		level  doctor.Level
		says   string
	}{
		"no SPF":               {"mail SPF", func(z *zone) { z.txt["news.example.org"] = nil }, doctor.Bad, "no SPF record"},
		"two SPF records":      {"mail SPF", func(z *zone) { z.txt["news.example.org"] = []string{"v=spf1 -all", "v=spf1 ~all"} }, doctor.Bad, "2 SPF records"},
		"an SPF for everybody": {"mail SPF", func(z *zone) { z.txt["news.example.org"] = []string{"v=spf1 +all"} }, doctor.Bad, "everybody"},
		"no DKIM":              {"mail DKIM", func(z *zone) { delete(z.txt, "s1._domainkey.news.example.org") }, doctor.Bad, "no DKIM key at s1._domainkey"},
		"a withdrawn DKIM key": {"mail DKIM", func(z *zone) { z.txt["s1._domainkey.news.example.org"] = []string{"v=DKIM1; p="} }, doctor.Bad, "withdrawn"},
		"no DMARC":             {"mail DMARC", func(z *zone) { delete(z.txt, "_dmarc.example.org") }, doctor.Bad, "no DMARC record"},
		"a DMARC for reports":  {"mail DMARC", func(z *zone) { z.txt["_dmarc.example.org"] = []string{"v=DMARC1; p=none"} }, doctor.Note, "p=none"},
		"no MX":                {"mail MX", func(z *zone) { z.mx = nil }, doctor.Bad, "no MX record"},
		"no PTR":               {"mail PTR", func(z *zone) { z.addr = nil }, doctor.Bad, "no PTR record"},
		"a closed network":     {"mail SPF", func(z *zone) { *z = zone{} }, doctor.Unknown, "does not know the internet"},
		"no network":           {"mail SPF", func(z *zone) { z.err = &net.DNSError{Err: "i/o timeout", IsTimeout: true} }, doctor.Unknown, "DNS does not answer"},
		"no network for MX":    {"mail MX", func(z *zone) { z.err = &net.DNSError{Err: "i/o timeout", IsTimeout: true} }, doctor.Unknown, "DNS does not answer"},
	} {
		t.Run(name, func(t *testing.T) {
			z := inOrder()
			test.change(&z)
			want(t, check(t, mailOf(z), test.check), test.level, test.says)
		})
	}
	m := mailOf(inOrder())
	m.Selector = ""
	want(t, check(t, m, "mail DKIM"), doctor.Unknown, "--dkim-selector")
	m.SignIn = func(context.Context) error { return errors.New("535 authentication failed") }
	want(t, check(t, m, "mail server"), doctor.Bad, "535", "--smtp-url")
	want(t, doctor.Mail{}.Checks()[0], doctor.Note, "No mail is sent")
}
