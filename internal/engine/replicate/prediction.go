package replicate

import (
	"encoding/json"
	"net/url"
	"regexp"
	"strconv"
	"time"
)

// prediction is what Replicate says about one. Members that it may write in other forms are read leniently.
type prediction struct {
	ID          string          `json:"id"`
	Model       string          `json:"model"`
	Version     string          `json:"version"`
	Status      string          `json:"status"`
	Input       json.RawMessage `json:"input"`
	Output      json.RawMessage `json:"output"`
	Error       json.RawMessage `json:"error"`
	Logs        json.RawMessage `json:"logs"`
	DataRemoved bool            `json:"data_removed"`
	Webhook     json.RawMessage `json:"webhook"`
	CreatedAt   string          `json:"created_at"`
}

// ended reports whether a status is a last one. A status that is not known is taken for one of work in progress.
func (p prediction) ended() bool {
	switch p.Status {
	case "succeeded", "failed", "canceled", "aborted":
		return true
	}
	return false
}

// fruitless reports whether it has ended and made nothing.
func (p prediction) fruitless() bool { return p.ended() && p.Status != "succeeded" }

// text returns a JSON string, or "".
func text(raw json.RawMessage) string {
	var s string
	if json.Unmarshal(raw, &s) != nil {
		return ""
	}
	return s
}

// inputImage returns the address of the picture that a prediction works on, if it has one.
func (p prediction) inputImage(field string) string {
	var input map[string]json.RawMessage
	if json.Unmarshal(p.Input, &input) != nil {
		return ""
	}
	return text(input[field])
}

// key returns our key and the phase from the webhook's address.
func (p prediction) key() (key, phase string) {
	u, err := url.Parse(text(p.Webhook))
	if err != nil {
		return "", ""
	}
	return u.Query().Get("key"), u.Query().Get("phase")
}

// since returns how long ago it was created; 0 when that is not known.
func (p prediction) since(now time.Time) time.Duration {
	at, err := time.Parse(time.RFC3339Nano, p.CreatedAt)
	if err != nil {
		return 0
	}
	return now.Sub(at)
}

var percent = regexp.MustCompile(`(\d{1,3})%\|`)

// fraction returns how far the work is, as the progress bar in the logs shows it.
func (p prediction) fraction() float64 {
	if p.Status == "starting" {
		return 0.05
	}
	all := percent.FindAllStringSubmatch(text(p.Logs), -1)
	if len(all) == 0 {
		return 0.1
	}
	value, _ := strconv.Atoi(all[len(all)-1][1])
	return 0.1 + 0.9*float64(min(value, 100))/100
}
