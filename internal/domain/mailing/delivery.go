package mailing

import (
	"time"
)

// Mail is an email as it is sent.
type Mail struct {
	To      string `json:"to"`
	Subject string `json:"subject"`
	Text    string `json:"text"`
	HTML    string `json:"html"`

	MessageID   string `json:"message_id,omitempty"`  // the left part; empty: the sender makes one
	Unsubscribe string `json:"unsubscribe,omitempty"` // address that turns such emails off with one POST; empty: they are needed
	UserID      int64  `json:"-"`                     // whose address To is
}

// Delivery is what became of a try to send an email.
type Delivery struct {
	ID         int64
	UserID     int64         // who was written to; 0: nobody was found
	Outcome    string        // sent, dropped or given up; empty: it is tried again after Wait
	Wait       time.Duration // until the next try
	Sentence   string        // why it was not sent, in the mail server's words
	BadAddress bool          // there is no such mailbox
}

// Outcomes of emails.
const (
	Sent    = "sent"
	Dropped = "dropped"  // there was nobody to write to, or nothing to say any more
	GivenUp = "given up" // refused for good, or too often
)

// Kept is a mail that was kept instead of being sent.
type Kept struct {
	ID     string    `json:"id"`
	SentAt time.Time `json:"sent_at"`
	Mail
}

// Token is what a link in an email is good for.
type Token string

// The purposes of links.
const (
	TokenVerify Token = "verify"
	TokenReset  Token = "reset"
	TokenUndo   Token = "undo"
	TokenAppeal Token = "appeal"
)
