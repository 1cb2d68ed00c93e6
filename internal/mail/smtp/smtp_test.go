package smtp_test

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net"
	netmail "net/mail"
	"strings"
	"testing"

	"pellucid/internal/domain/mailing"
	"pellucid/internal/mail"
	"pellucid/internal/mail/smtp"
	"pellucid/internal/testkit"
)

// answers are what a mail server says to the beginning of a line; anything else is fine with it.
type answers map[string]string

// serve is a mail server for one connection. It returns its address and the message that it was given.
func serve(t *testing.T, says answers) (address string, message <-chan string) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	messages := make(chan string, 1)
	go func() {
		conn, err := listener.Accept()
		if err != nil {
			return
		}
		defer func() { _ = conn.Close() }()
		converse(conn, says, messages)
	}()
	return "smtp://" + listener.Addr().String() + "?tls=off", messages
}

func converse(conn io.ReadWriter, says answers, messages chan<- string) {
	lines := bufio.NewScanner(conn)
	fmt.Fprint(conn, "220 mail.example ESMTP\r\n")
	var body strings.Builder
	for reading := false; lines.Scan(); {
		line := lines.Text()
		switch {
		case reading && line == ".":
			reading = false
			messages <- body.String()
			fmt.Fprint(conn, "250 taken\r\n")
		case reading:
			body.WriteString(line + "\r\n")
		case line == "DATA":
			reading = true
			fmt.Fprint(conn, "354 go on\r\n")
		default:
			fmt.Fprintf(conn, "%s\r\n", reply(line, says))
		}
	}
}

func reply(line string, says answers) string {
	for begin, answer := range says {
		if strings.HasPrefix(line, begin) {
			return answer
		}
	}
	return "250 fine"
}

var from = netmail.Address{Name: "Pellucid", Address: "hello@pellucid.example"}

func email() mailing.Mail {
	return mailing.Mail{To: "ana@example.org", Subject: "Grüße – your link", Text: "Hello,\n\nhttps://x.example/?token=a_b-c\n", HTML: "<p>Hello</p>"}
}

func send(t *testing.T, address string, m mailing.Mail) error {
	t.Helper()
	sender, err := smtp.New(smtp.Config{URL: address, From: from})
	if err != nil {
		t.Fatal(err)
	}
	return sender.Send(t.Context(), m)
}

func TestAMailArrivesAsTextWithHTMLBesideIt(t *testing.T) {
	address, messages := serve(t, nil)
	if err := send(t, address, email()); err != nil {
		t.Fatal(err)
	}
	m, err := netmail.ReadMessage(strings.NewReader(testkit.Receive(t, "the message", messages)))
	if err != nil {
		t.Fatal(err)
	}
	subject, err := new(mime.WordDecoder).DecodeHeader(m.Header.Get("Subject"))
	if err != nil || subject != "Grüße – your link" || m.Header.Get("From") != `"Pellucid" <hello@pellucid.example>` || m.Header.Get("To") != "<ana@example.org>" {
		t.Errorf("headers %v, subject %q, %v", m.Header, subject, err)
	}
	if m.Header.Get("Message-Id") == "" || m.Header.Get("Date") == "" {
		t.Error("the message has no id or no date")
	}
	kind, params, err := mime.ParseMediaType(m.Header.Get("Content-Type"))
	if err != nil || kind != "multipart/alternative" {
		t.Fatalf("content type %s, %v", kind, err)
	}
	parts := multipart.NewReader(m.Body, params["boundary"])
	for _, want := range []string{"token=a_b-c", "<p>Hello</p>"} {
		part, err := parts.NextRawPart()
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(quotedprintable.NewReader(part))
		if err != nil || !strings.Contains(string(content), want) {
			t.Errorf("a part is %q, %v", content, err)
		}
	}
}

func TestNoHeaderCanBeSlippedIn(t *testing.T) {
	address, messages := serve(t, nil)
	m := email()
	m.Subject = "Hello\r\nBcc: victim@example.org\r\n\r\nBuy this"
	if err := send(t, address, m); err != nil {
		t.Fatal(err)
	}
	head, _, _ := strings.Cut(testkit.Receive(t, "the message", messages), "\r\n\r\n")
	for line := range strings.SplitSeq(head, "\r\n") {
		if strings.HasPrefix(strings.ToLower(line), "bcc:") {
			t.Errorf("the subject added a header:\n%s", head)
		}
	}
	for _, to := range []string{"ana@example.org\r\nRCPT TO:<b@example.org>", "a@example.org, b@example.org", "Ana <ana@example.org>", ""} {
		m := email()
		m.To = to
		if err := send(t, "smtp://127.0.0.1:1?tls=off", m); !errors.Is(err, mail.ErrRefused) {
			t.Errorf("%q: %v", to, err)
		}
	}
}

func TestWhatAServerRefusesForGoodIsNotTriedAgain(t *testing.T) {
	for name, test := range map[string]struct {
		says    answers
		refused bool
	}{
		"no such mailbox":        {answers{"RCPT TO": "550 5.1.1 no such user ana@example.org"}, true},
		"a mailbox that is full": {answers{"RCPT TO": "452 4.2.2 mailbox of ana@example.org is full"}, false},
		"a server in trouble":    {answers{"MAIL FROM": "451 4.3.0 try later"}, false},
	} {
		t.Run(name, func(t *testing.T) {
			address, _ := serve(t, test.says)
			err := send(t, address, email())
			if err == nil || errors.Is(err, mail.ErrRefused) != test.refused || strings.Contains(err.Error(), "ana@") {
				t.Errorf("%v", err)
			}
		})
	}
	if err := send(t, "smtp://127.0.0.1:1?tls=off", email()); err == nil || errors.Is(err, mail.ErrRefused) {
		t.Errorf("nobody listens: %v", err)
	}
}

func TestAnAddressOfAServerIsCheckedAndNotRepeated(t *testing.T) {
	for _, address := range []string{"", "mail.example:25", "http://user:hunter2@mail.example", "smtp://", "smtp://user:hunter2@[::1", "smtp://user:hunter2@x:port"} {
		if _, err := smtp.New(smtp.Config{URL: address, From: from}); err == nil || strings.Contains(err.Error(), "hunter2") {
			t.Errorf("%q: %v", address, err)
		}
	}
	for _, address := range []string{"smtp://mail.example", "smtp://user:pass@mail.example:587", "smtps://user:pass@mail.example:465"} {
		if _, err := smtp.New(smtp.Config{URL: address, From: from}); err != nil {
			t.Errorf("%q: %v", address, err)
		}
	}
}
