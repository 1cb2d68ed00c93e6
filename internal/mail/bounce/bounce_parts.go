package bounce

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"net/textproto"
	"regexp"
	"strings"
)

func (p *Report) readParts(parts *multipart.Reader) error {
	reported := false
	for {
		part, err := parts.NextPart()
		if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) && reported { // what it quotes was cut off
			break
		}
		if err != nil {
			return fmt.Errorf("the report is damaged: %w", err)
		}
		content, err := io.ReadAll(part)
		if err != nil && !reported {
			return fmt.Errorf("the report is damaged: %w", err)
		}
		kind, _, _ := mime.ParseMediaType(part.Header.Get("Content-Type"))
		switch kind {
		case "message/delivery-status", "message/global-delivery-status":
			reported = true
			p.readStatus(content)
		case "message/rfc822", "text/rfc822-headers", "message/global", "message/global-headers":
			p.readOriginal(content)
		}
	}
	if !reported {
		return ErrNoReport
	}
	return nil
}

// readStatus reads the blocks of fields: the first is about the report, each other one about a recipient. Our mails have one.
func (p *Report) readStatus(content []byte) {
	blocks := textproto.NewReader(bufio.NewReader(io.MultiReader(bytes.NewReader(content), strings.NewReader("\r\n\r\n"))))
	for {
		block, err := blocks.ReadMIMEHeader()
		if action := block.Get("Action"); action != "" {
			p.Failed = strings.EqualFold(strings.TrimSpace(action), "failed")
			p.Status = enhanced.FindString(block.Get("Status"))
			p.Sentence = diagnostic(block)
			if precise := enhanced.FindString(p.Sentence); vague(p.Status) && precise != "" {
				p.Status = precise
			}
		}
		if err != nil || len(block) == 0 && blocks.R.Buffered() == 0 {
			return
		}
	}
}

var enhanced = regexp.MustCompile(`\b[245]\.\d{1,3}\.\d{1,3}\b`)

// vague reports whether a status says no more than that it failed. Exim writes such, and the real one beside it.
func vague(status string) bool { return status == "" || strings.HasSuffix(status, ".0.0") }

// diagnostic is what the remote server said, without the name of its protocol.
func diagnostic(block textproto.MIMEHeader) string {
	text := block.Get("Diagnostic-Code")
	if _, said, found := strings.Cut(text, ";"); found {
		text = said
	}
	return strings.Join(strings.Fields(text), " ")
}

// readOriginal finds our name in the headers of the mail that came back.
func (p *Report) readOriginal(content []byte) {
	headers, _, _ := bytes.Cut(bytes.ReplaceAll(content, []byte("\r\n"), []byte("\n")), []byte("\n\n"))
	p.named(string(headers))
}
