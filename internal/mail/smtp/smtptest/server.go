// Package smtptest is a mail server for tests: real SMTP over TCP, with STARTTLS and passwords.
package smtptest

import (
	"bufio"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/base64"
	"encoding/pem"
	"fmt"
	"math/big"
	"net"
	"strings"
	"sync"
	"testing"
	"time"
)

// Server is a real SMTP server on a port of its own that can be told to misbehave. Once it is asked, change it with Set only.
type Server struct {
	Roots       *x509.CertPool // with which its certificate is trusted
	Certificate []byte         // the same, as PEM

	Password string            // "user:password"; empty: it asks for none
	Says     map[string]string // to the beginning of a line
	DropData bool              // end the connection in the middle of a mail
	DropDone bool              // take a mail, and end the connection before saying so
	Plain    bool              // no STARTTLS

	listener net.Listener
	config   *tls.Config
	mu       sync.Mutex
	mails    []Mail
}

// Mail is a mail as it came in.
type Mail struct {
	From, To, Body string
	Encrypted      bool
}

// New returns a server that runs until the test ends.
func New(t testing.TB) *Server {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "127.0.0.1"}, NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour),
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, IsCA: true, BasicConstraintsValid: true,
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	certificate, err := x509.ParseCertificate(der)
	if err != nil {
		t.Fatal(err)
	}
	s := &Server{Roots: x509.NewCertPool(), Certificate: pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der}), config: &tls.Config{Certificates: []tls.Certificate{{Certificate: [][]byte{der}, PrivateKey: key}}}}
	s.Roots.AddCert(certificate)
	if s.listener, err = net.Listen("tcp", "127.0.0.1:0"); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.listener.Close() })
	go func() {
		for {
			conn, err := s.listener.Accept()
			if err != nil {
				return
			}
			go s.converse(conn)
		}
	}()
	return s
}

// URL is the server's address for a user.
func (s *Server) URL(user string) string {
	if user != "" {
		user += "@"
	}
	return "smtp://" + user + s.listener.Addr().String()
}

// Received are the mails that it took.
func (s *Server) Received() []Mail {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]Mail(nil), s.mails...)
}

// Set changes it while it runs.
func (s *Server) Set(change func(*Server)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	change(s)
}

func (s *Server) converse(conn net.Conn) {
	defer func() { _ = conn.Close() }()
	lines := bufio.NewReader(conn)
	say := func(text string) { fmt.Fprint(conn, text+"\r\n") }
	say("220 mail.example ESMTP")
	var password string
	s.Set(func(s *Server) { password = s.Password })
	mail, trusted := Mail{}, password == ""
	for {
		line, err := lines.ReadString('\n')
		if err != nil {
			return
		}
		line = strings.TrimRight(line, "\r\n")
		word, _, _ := strings.Cut(strings.ToUpper(line), " ")
		s.mu.Lock()
		told := ""
		for begin, answer := range s.Says {
			if strings.HasPrefix(line, begin) {
				told = answer
			}
		}
		plain, dropData, dropDone := s.Plain, s.DropData, s.DropDone
		s.mu.Unlock()
		switch {
		case told != "":
			say(told)
		case word == "EHLO":
			say("250-mail.example")
			if !plain && !mail.Encrypted {
				say("250-STARTTLS")
			}
			say("250-AUTH PLAIN")
			say("250 ENHANCEDSTATUSCODES")
		case word == "STARTTLS":
			say("220 go on")
			secured := tls.Server(conn, s.config)
			if secured.Handshake() != nil {
				return
			}
			conn, lines, mail.Encrypted = secured, bufio.NewReader(secured), true
		case word == "AUTH":
			given, _ := base64.StdEncoding.DecodeString(line[strings.LastIndexByte(line, ' ')+1:])
			if strings.ReplaceAll(strings.Trim(string(given), "\x00"), "\x00", ":") != password {
				say("535 5.7.8 authentication failed")
				continue
			}
			trusted = true
			say("235 2.7.0 welcome")
		case word == "MAIL" && !trusted:
			say("530 5.7.0 authentication required")
		case word == "MAIL":
			mail.From = between(line)
			say("250 2.1.0 fine")
		case word == "RCPT":
			mail.To = between(line)
			say("250 2.1.5 fine")
		case word == "DATA":
			say("354 go on")
			var body strings.Builder
			for {
				line, err := lines.ReadString('\n')
				if err != nil || dropData {
					return
				}
				if line == ".\r\n" {
					break
				}
				body.WriteString(line)
			}
			mail.Body = body.String()
			s.Set(func(s *Server) { s.mails = append(s.mails, mail) })
			if dropDone {
				return
			}
			say("250 2.0.0 taken")
		case word == "QUIT":
			say("221 2.0.0 bye")
			return
		default:
			say("250 2.0.0 fine")
		}
	}
}

// between returns what stands between < and >.
func between(line string) string {
	_, rest, _ := strings.Cut(line, "<")
	address, _, _ := strings.Cut(rest, ">")
	return address
}
