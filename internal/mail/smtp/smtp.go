// Package smtp sends mail through a server.
package smtp

import (
	"cmp"
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	netmail "net/mail"
	"net/url"
	"strconv"
	"strings"
	"time"

	gomail "github.com/wneessen/go-mail"

	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/people"
	"pellucid/internal/mail"
)

const timeout = 20 * time.Second

// Config says which server mail goes through, and who it is from.
type Config struct {
	URL     string          // like smtp://user:password@mail.example:587 or smtps://…:465
	From    netmail.Address // of all mail; its domain is that of the Message-ID
	ReplyTo string          // where answers go; empty: to From
	Bounce  string          // address that returned mail comes back to, with +ID before the @; empty: to From
	Roots   *x509.CertPool  // authorities that may sign the server's certificate; nil: the system's
}

// Sender sends through one SMTP server.
type Sender struct {
	Config
	host    string
	domain  string // of Message-IDs
	options []gomail.Option
}

// New returns a Sender. With smtp:// the connection is encrypted before a password is sent; ?tls=off is for a server on this
// machine.
func New(c Config) (*Sender, error) {
	u, err := url.Parse(c.URL)
	if err != nil || u.Hostname() == "" || (u.Scheme != "smtp" && u.Scheme != "smtps") {
		return nil, errors.New("the SMTP address must be like smtp://user:password@mail.example:587") // without the password in it
	}
	s := &Sender{Config: c, host: u.Hostname(), options: []gomail.Option{gomail.WithTimeout(timeout)}}
	if _, s.domain, err = parts(c.From.Address); err != nil {
		return nil, fmt.Errorf("the sender of mail: %w", err)
	}
	if c.Bounce != "" {
		if _, _, err := parts(c.Bounce); err != nil {
			return nil, fmt.Errorf("the address for returned mail: %w", err)
		}
	}
	s.options = append(s.options, gomail.WithTLSConfig(&tls.Config{ServerName: s.host, RootCAs: c.Roots, MinVersion: tls.VersionTLS12}), encryption(u), gomail.WithHELO(s.domain))
	if u.Port() != "" {
		port, err := strconv.Atoi(u.Port())
		if err != nil {
			return nil, fmt.Errorf("the SMTP port: %w", err)
		}
		s.options = append(s.options, gomail.WithPort(port))
	}
	if password, ok := u.User.Password(); ok {
		s.options = append(s.options, gomail.WithSMTPAuth(gomail.SMTPAuthAutoDiscover), gomail.WithUsername(u.User.Username()), gomail.WithPassword(password))
	}
	_, err = gomail.NewClient(s.host, s.options...)
	return s, err
}

// parts takes an address apart.
func parts(address string) (local, host string, err error) {
	i := strings.LastIndexByte(address, '@')
	if i < 1 || people.ValidateEmail(address) != nil {
		return "", "", fmt.Errorf("%q is not an email address", address)
	}
	return address[:i], address[i+1:], nil
}

func encryption(u *url.URL) gomail.Option {
	switch {
	case u.Scheme == "smtps":
		return gomail.WithSSLPort(false)
	case u.Query().Get("tls") == "off":
		return gomail.WithTLSPortPolicy(gomail.NoTLS)
	case u.User != nil:
		return gomail.WithTLSPortPolicy(gomail.TLSMandatory)
	default:
		return gomail.WithTLSPortPolicy(gomail.TLSOpportunistic)
	}
}

// Check signs in to the server and sends nothing.
func (s *Sender) Check(ctx context.Context) error {
	client, err := gomail.NewClient(s.host, s.options...)
	if err != nil {
		return err
	}
	if err := client.DialWithContext(ctx); err != nil {
		return err
	}
	return client.Close()
}

// Host is the name of the server.
func (s *Sender) Host() string { return s.host }

// Send sends a mail as plain text with HTML beside it.
func (s *Sender) Send(ctx context.Context, m mailing.Mail) error {
	message, err := s.message(m)
	if err != nil {
		return &mail.Failure{Code: 553, Status: "5.1.3", Permanent: true, BadAddress: true, Sentence: err.Error()}
	}
	client, err := gomail.NewClient(s.host, s.options...)
	if err != nil {
		return err
	}
	if err := client.DialWithContext(ctx); err != nil {
		return classify(err, m.To)
	}
	defer func() { _ = client.Close() }() // the mail is taken by then: a bad end of the connection is no reason to send it again
	if err := client.Send(message); err != nil {
		return classify(err, m.To)
	}
	return nil
}

// message refuses what is no address or no header: a name with a line break in it could add headers of its own.
func (s *Sender) message(m mailing.Mail) (*gomail.Msg, error) {
	if err := people.ValidateEmail(m.To); err != nil {
		return nil, errors.New("the recipient is not an address")
	}
	message := gomail.NewMsg(gomail.WithNoDefaultUserAgent())
	message.FromMailAddress(&s.From)
	message.ToMailAddress(&netmail.Address{Address: m.To})
	if s.ReplyTo != "" && s.ReplyTo != s.From.Address {
		message.ReplyToMailAddress(&netmail.Address{Name: s.From.Name, Address: s.ReplyTo})
	}
	id := cmp.Or(m.MessageID, domain.NewID())
	if local, host, err := parts(s.Bounce); err == nil {
		message.EnvelopeFromMailAddress(&netmail.Address{Address: local + "+" + id + "@" + host})
	}
	message.Subject(domain.OneLine(m.Subject))
	message.SetMessageIDWithValue(id + "@" + s.domain)
	message.SetDate()
	message.SetGenHeader("Auto-Submitted", "auto-generated") // RFC 3834: no vacation notes back
	message.SetGenHeader("X-Auto-Response-Suppress", "All")  // the same for Exchange, which does not know it
	if m.Unsubscribe != "" {
		message.SetGenHeaderPreformatted("List-Unsubscribe", "<"+domain.OneLine(m.Unsubscribe)+">")
		message.SetGenHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click") // RFC 8058
	}
	message.SetBodyString(gomail.TypeTextPlain, m.Text)
	message.AddAlternativeString(gomail.TypeTextHTML, m.HTML)
	return message, nil
}
