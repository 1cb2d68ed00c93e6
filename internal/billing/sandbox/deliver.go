package sandbox

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"slices"
	"strconv"
	"time"
)

// keptDeliveries is how many events that are done with are remembered for the control page.
const keptDeliveries = 60

// DeliverDue sends every event that is due, oldest first, and returns how many were accepted. What the site's answers
// bring about is sent too.
func (s *Sandbox) DeliverDue(ctx context.Context) (accepted int, err error) {
	s.sending.Lock()
	defer s.sending.Unlock()
	for ctx.Err() == nil {
		d, attempt := s.nextDue()
		if d == nil {
			return accepted, nil
		}
		status, answer := s.post(ctx, attempt)
		if ctx.Err() != nil {
			break // the server is ending: this attempt does not count
		}
		if status == http.StatusOK {
			accepted++
		}
		if err := s.change(func(st *state) error { s.settle(st, d.Seq, status, answer); return nil }); err != nil {
			return accepted, err
		}
	}
	return accepted, ctx.Err()
}

// attempt is a delivery with what it is signed with.
type attempt struct {
	delivery
	secret   string
	standard bool
}

func (s *Sandbox) nextDue() (*delivery, attempt) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var next *delivery
	for _, d := range s.state.Deliveries {
		if d.Status != waiting || d.DueAt.After(s.now()) {
			continue
		}
		if next == nil || d.DueAt.Before(next.DueAt) || (d.DueAt.Equal(next.DueAt) && d.Seq < next.Seq) {
			next = d
		}
	}
	if next == nil {
		return nil, attempt{}
	}
	a := attempt{delivery: *next, secret: s.state.WebhookSecret, standard: s.state.Behavior.Standard}
	if next.Forged == trickForge {
		a.secret = "whsec_Zm9yZ2VkIGJ5IHRoZSBzYW5kYm94"
	}
	return next, a
}

// post makes one attempt; status is 0 when nobody answered.
func (s *Sandbox) post(ctx context.Context, a attempt) (status int, answer string) {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, s.config.WebhookURL, bytes.NewReader(a.Body))
	if err != nil {
		return 0, "no request can be made of the webhook's address"
	}
	req.Header.Set("Content-Type", "application/json")
	if a.Forged != trickUnsigned {
		sign(req.Header, a, s.now())
	}
	resp, err := s.config.Client.Do(req)
	if err != nil {
		return 0, "no answer"
	}
	defer func() { _ = resp.Body.Close() }()
	_, _ = io.Copy(io.Discard, io.LimitReader(resp.Body, 64<<10))
	return resp.StatusCode, "answered " + strconv.Itoa(resp.StatusCode)
}

// settle notes how an attempt ended, and when the next one is.
func (s *Sandbox) settle(st *state, seq int64, status int, answer string) {
	i := slices.IndexFunc(st.Deliveries, func(d *delivery) bool { return d.Seq == seq })
	if i < 0 {
		return
	}
	d := st.Deliveries[i]
	d.Attempts++
	d.Answer = answer
	switch {
	case status == http.StatusOK:
		d.Status = delivered
	case d.Attempts > len(retries) || d.Forged != "":
		d.Status = failed
	default:
		d.DueAt = s.now().Add(time.Duration(float64(retries[d.Attempts-1]) / s.config.Speed))
	}
	st.forgetOld()
}

// forgetOld drops the oldest of what is done with.
func (st *state) forgetOld() {
	done := 0
	for i := len(st.Deliveries) - 1; i >= 0; i-- {
		if st.Deliveries[i].Status == waiting {
			continue
		}
		if done++; done > keptDeliveries {
			st.Deliveries = slices.Delete(st.Deliveries, i, i+1)
		}
	}
}
