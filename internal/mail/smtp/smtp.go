// Package smtp sends mail through a server.
package smtp

import (
	"context"
	"errors"
	"fmt"
	netmail "net/mail"
	"net/url"
	"strconv"
	"time"

	gomail "github.com/wneessen/go-mail"

	"pellucid/internal/domain"
	"pellucid/internal/mail"
)

const timeout = 20 * time.Second

// Sender sends through one SMTP server.
type Sender struct {
	from    netmail.Address
	host    string
	options []gomail.Option
}

// New returns a Sender from an address like smtp://user:password@mail.example:587 or smtps://…:465. With smtp the
// connection is encrypted before a password is sent; ?tls=off is for a server on this machine.
func New(address string, from netmail.Address) (*Sender, error) {
	u, err := url.Parse(address)
	if err != nil || u.Hostname() == "" || (u.Scheme != "smtp" && u.Scheme != "smtps") {
		return nil, errors.New("the SMTP address must be like smtp://user:password@mail.example:587") // without the password in it
	}
	s := &Sender{from: from, host: u.Hostname(), options: []gomail.Option{gomail.WithTimeout(timeout)}}
	s.options = append(s.options, encryption(u)...)
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

func encryption(u *url.URL) []gomail.Option {
	switch {
	case u.Scheme == "smtps":
		return []gomail.Option{gomail.WithSSLPort(false)}
	case u.Query().Get("tls") == "off":
		return []gomail.Option{gomail.WithTLSPortPolicy(gomail.NoTLS)}
	case u.User != nil:
		return []gomail.Option{gomail.WithTLSPortPolicy(gomail.TLSMandatory)}
	default:
		return []gomail.Option{gomail.WithTLSPortPolicy(gomail.TLSOpportunistic)}
	}
}

// Send sends a mail as plain text with HTML beside it.
func (s *Sender) Send(ctx context.Context, m domain.Mail) error {
	message, err := s.message(m)
	if err != nil {
		return fmt.Errorf("%w: %w", mail.ErrRefused, err)
	}
	client, err := gomail.NewClient(s.host, s.options...)
	if err != nil {
		return err
	}
	if err := client.DialWithContext(ctx); err != nil {
		return classify(err)
	}
	defer func() { _ = client.Close() }() // the mail is taken by then: a bad end of the connection is no reason to send it again
	if err := client.Send(message); err != nil {
		return classify(err)
	}
	return nil
}

// message refuses what is no address or no header: a name with a line break in it could add headers of its own.
func (s *Sender) message(m domain.Mail) (*gomail.Msg, error) {
	if err := domain.ValidateEmail(m.To); err != nil {
		return nil, errors.New("the recipient is not an address")
	}
	message := gomail.NewMsg()
	message.FromMailAddress(&s.from)
	message.ToMailAddress(&netmail.Address{Address: m.To})
	message.Subject(domain.OneLine(m.Subject))
	message.SetMessageID()
	message.SetDate()
	message.SetBodyString(gomail.TypeTextPlain, m.Text)
	message.AddAlternativeString(gomail.TypeTextHTML, m.HTML)
	return message, nil
}

// classify tells what will never be taken from what may be later. The server's own words may repeat the address: only its
// code is kept.
func classify(err error) error {
	var refusal *gomail.SendError
	if !errors.As(err, &refusal) {
		return errors.New("the mail server cannot be reached")
	}
	code := refusal.ErrorCode()
	if !refusal.IsTemp() && code >= 500 {
		return fmt.Errorf("%w: status %d", mail.ErrRefused, code)
	}
	return fmt.Errorf("the mail server answers %d", code)
}
