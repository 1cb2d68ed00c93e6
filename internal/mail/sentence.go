package mail

import (
	"regexp"
	"slices"
	"strings"
)

// noMailbox are the enhanced statuses (RFC 3463, RFC 7505) that say that an address does not exist or is closed. 5.4.1 is what
// Exchange Online says of an unknown recipient, 5.4.310 of an unknown domain. Others, such as 5.7.1, are about us or one mail.
var noMailbox = []string{"5.1.0", "5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1", "5.4.1", "5.4.310", "5.4.4"}

// NoMailbox reports whether an enhanced status says that an address does not exist or is closed.
func NoMailbox(status string) bool { return slices.Contains(noMailbox, status) }

const sentenceMax = 300 // bytes

var link = regexp.MustCompile(`(?i)\bhttps?://\S+|\btoken=\S+`)

// Sentence is what a mail server said, fit for the administrator: one line, without the recipient's address, and without
// links. A spam filter may quote the mail, and with it a link that opens somebody's account.
func Sentence(text, recipient string) string {
	text = strings.Join(strings.Fields(text), " ")
	text = link.ReplaceAllString(text, "(link)")
	if recipient != "" {
		text = regexp.MustCompile(`(?i)`+regexp.QuoteMeta(recipient)).ReplaceAllString(text, "(recipient)")
	}
	return strings.ToValidUTF8(text[:min(len(text), sentenceMax)], "")
}
