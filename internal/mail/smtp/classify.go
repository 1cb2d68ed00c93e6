package smtp

import (
	"errors"
	"regexp"
	"strings"

	gomail "github.com/wneessen/go-mail"

	"pellucid/internal/mail"
)

// classify tells what will never be taken from what may be later, and a mailbox that does not exist from everything else that
// a server may dislike.
func classify(err error, to string) *mail.Failure {
	var refusal *gomail.SendError
	if !errors.As(err, &refusal) {
		return &mail.Failure{Sentence: mail.Sentence(err.Error(), to)}
	}
	text := refusal.Error()
	f := &mail.Failure{Code: refusal.ErrorCode(), Status: refusal.EnhancedStatusCode()}
	if f.Status == "" {
		f.Status = enhanced.FindString(text)
	}
	text, _, _ = strings.Cut(text, ", affected recipient(s): ")
	text, _, _ = strings.Cut(text, ", affected message ID: ")
	f.Sentence = mail.Sentence(answer.ReplaceAllString(text, "$1 $2"), to)
	f.Permanent = !refusal.IsTemp() && f.Code >= 500
	f.BadAddress = f.Permanent && refusal.Reason == gomail.ErrSMTPRcptTo && badAddress(f.Code, f.Status)
	return f
}

// answer is what go-mail makes of a server's answer: the command, the code, and the server's words in quotes.
var answer = regexp.MustCompile(`(?s)^.*? command: (\d{3}) "(.*)"$`)

var enhanced = regexp.MustCompile(`\b[245]\.\d{1,3}\.\d{1,3}\b`)

// badAddress reports whether the answer to a recipient says that there is no such mailbox. Old servers say it in their code.
func badAddress(code int, status string) bool {
	if status != "" {
		return mail.NoMailbox(status)
	}
	return code == 550 || code == 551 || code == 553
}
