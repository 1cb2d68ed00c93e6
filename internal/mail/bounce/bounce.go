// Package bounce reads the reports that mail servers send when a mail could not be delivered after all (RFC 3464), in the
// forms that Postfix, Exim and Exchange give them.
package bounce

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	netmail "net/mail"
	"net/textproto"
	"regexp"
	"strings"
)

// Report is what a mail server reports of one of our mails.
type Report struct {
	MessageID string // the left part of the mail's Message-ID; empty: it is none of ours
	Failed    bool   // for good; otherwise it is late, was delivered, or the report says nothing
	Status    string // enhanced status (RFC 3463), such as 5.1.1
	Sentence  string // the server's words, on one line
}

// most is how much of a report is read, in bytes: what it quotes beyond that is not needed.
const most = 1 << 20

// ErrNoReport is returned for a mail that is no report, such as an answer by a person.
var ErrNoReport = errors.New("this mail is no report of a failed delivery")

// our finds the names that we give our mails, in a Message-ID or in the address that a report is sent to.
var our = regexp.MustCompile(`(?i)(?:^|[<+\s])([0-9a-f]{32})@`)

// Read reads a report. Errors other than ErrNoReport mean that the mail is damaged.
func Read(r io.Reader) (Report, error) {
	message, err := netmail.ReadMessage(bufio.NewReader(io.LimitReader(r, most)))
	if err != nil {
		return Report{}, fmt.Errorf("this is no mail: %w", err)
	}
	report := Report{MessageID: addressed(message.Header)}
	kind, params, err := mime.ParseMediaType(message.Header.Get("Content-Type"))
	if err == nil && kind == "multipart/report" {
		err = report.readParts(multipart.NewReader(message.Body, params["boundary"]))
		return report, err
	}
	if message.Header.Get("X-Failed-Recipients") == "" { // older versions of Exim say it in this header and in plain words
		return report, ErrNoReport
	}
	body, err := io.ReadAll(message.Body)
	if err != nil {
		return report, err
	}
	report.Failed = true
	report.readText(string(body))
	return report, nil
}

// addressed finds our name in the address that the report came to.
func addressed(h netmail.Header) string {
	for _, name := range []string{"X-Original-To", "Delivered-To", "Envelope-To", "To"} {
		for _, value := range h[textproto.CanonicalMIMEHeaderKey(name)] {
			if found := our.FindStringSubmatch(value); found != nil {
				return strings.ToLower(found[1])
			}
		}
	}
	return ""
}

func (p *Report) named(headers string) {
	for line := range strings.Lines(headers) {
		name, value, _ := strings.Cut(line, ":")
		if found := our.FindStringSubmatch(value); p.MessageID == "" && strings.EqualFold(strings.TrimSpace(name), "Message-ID") && found != nil {
			p.MessageID = strings.ToLower(found[1])
		}
	}
}

var refusal = regexp.MustCompile(`(?m)(?:^|: )\s*([45]\d\d[ -]\S.*(?:\n\s+[45]\d\d[ -].*)*)`)

// readText reads a report in plain words.
func (p *Report) readText(body string) {
	body = strings.ReplaceAll(body, "\r\n", "\n")
	if found := refusal.FindStringSubmatch(body); found != nil {
		p.Sentence = strings.Join(strings.Fields(found[1]), " ")
	}
	p.Status = enhanced.FindString(p.Sentence)
	p.named(body)
}
