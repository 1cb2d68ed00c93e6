package openai_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"runtime"
	"strings"
	"testing"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/openai"
	"pellucid/internal/engine/openai/openaitest"
)

func TestEveryErrorIsToldApart(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		answer   openaitest.Answer
		class    engine.Class
		sentence string
		partials int
	}{
		"refused by the safety system": {openaitest.Blocked, engine.Rejected, "refuses the content", 0},
		"too many requests":            {openaitest.RateLimited, engine.RateLimited, "too often", 0},
		"no money":                     {openaitest.NoQuota, engine.AuthOrQuota, "no money left", 0},
		"a wrong key":                  {openaitest.WrongKey, engine.AuthOrQuota, "PELLUCID_OPENAI_API_KEY", 0},
		"no permission":                {openaitest.Unverified, engine.AuthOrQuota, "verify the organization", 0},
		"an error of theirs":           {openaitest.Broken, engine.Transient, "has a problem", 0},
		"an error that is a text":      {openaitest.TextError, engine.BadRequest, "does not take the request", 0},
		"a page of a proxy":            {openaitest.Page, engine.Transient, "has a problem", 0},
		"a proxy that gave up":         {openaitest.ProxyTimeout, engine.TimeoutUnknown, "300 s", 0},
		"no picture":                   {openaitest.Empty, engine.Transient, "without a picture", 0},
		"a damaged picture":            {openaitest.Damaged, engine.Transient, "can't be read", 0},
		"a connection that ends":       {openaitest.Hangup, engine.TimeoutUnknown, "may have been made", 0},
		"an answer that ends":          {openaitest.CutBody, engine.TimeoutUnknown, "may have been made", 0},
		"a stream that ends":           {openaitest.CutStream, engine.TimeoutUnknown, "may have been made", 2},
		"a stream with an error":       {openaitest.BadStream, engine.Transient, "has a problem", 2},
		"a stream that is refused":     {openaitest.BlockedStream, engine.Rejected, "refuses the content", 2},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := openaitest.Start(t, test.answer)
			_, err := draw(t, at(t, s, func(c *openai.Config) { c.Partials = test.partials }), square(1024))
			var told *engine.Error
			if !errors.As(err, &told) || told.Class != test.class || !strings.Contains(told.Sentence, test.sentence) {
				t.Fatalf("got %v: %v", engine.ClassOf(err), err)
			}
			if text := err.Error() + fmt.Sprintf("%+v %#v", told, told.Err); strings.Contains(text, openaitest.Key) || strings.Contains(text, "red fox") {
				t.Errorf("the key or the prompt is in %q", text)
			}
			if n := len(s.Calls()); n != 1 {
				t.Errorf("%d calls were made: a call that may cost money is never repeated", n)
			}
		})
	}
}

func TestHowLongToWaitIsPassedOn(t *testing.T) {
	t.Parallel()
	for header, want := range map[string]time.Duration{"70": 70 * time.Second, time.Now().Add(3 * time.Minute).UTC().Format(http.TimeFormat): 3 * time.Minute} {
		s := openaitest.Start(t, openaitest.RateLimited)
		s.RetryAfter = header
		_, err := draw(t, at(t, s, nil), square(1024))
		var told *engine.Error
		if !errors.As(err, &told) || told.RetryAfter > want || told.RetryAfter < want-30*time.Second {
			t.Errorf("%s: got %v, %v", header, told, err)
		}
	}
}

// The guide said that a request is made again after Retry-After; a 429 ended the image at once.
func TestAServerThatAsksForFewerRequestsIsAskedAgain(t *testing.T) {
	t.Parallel()
	s := openaitest.Start(t, openaitest.Throttled, openaitest.Throttled)
	if p, err := draw(t, at(t, s, nil), square(1024)); err != nil || p.Opaque || len(s.Calls()) != 3 {
		t.Errorf("%d calls, opaque %v, %v", len(s.Calls()), p.Opaque, err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	s = openaitest.Start(t, openaitest.RateLimited)
	s.RetryAfter = "9"
	e := at(t, s, nil)
	go func() {
		for len(s.Calls()) == 0 {
			runtime.Gosched()
		}
		cancel()
	}()
	if _, err := engine.Draw(ctx, e, square(1024), nil); !errors.Is(err, context.Canceled) {
		t.Errorf("canceled while it waits: %v", err)
	}
}

func TestAnErrorOfTheirsIsFollowedByAPictureWhenAskedAgain(t *testing.T) {
	t.Parallel()
	e := at(t, openaitest.Start(t, openaitest.Broken), nil)
	if _, err := draw(t, e, square(1024)); engine.ClassOf(err) != engine.Transient {
		t.Fatal(err)
	}
	if p, err := draw(t, e, square(1024)); err != nil || p.Opaque {
		t.Errorf("opaque %v, %v", p.Opaque, err)
	}
}

func TestNobodyKnowsWhatBecameOfAPictureThatTookTooLong(t *testing.T) {
	t.Parallel()
	s := openaitest.Start(t, openaitest.Silent)
	_, err := draw(t, at(t, s, func(c *openai.Config) { c.Timeout = 3 * time.Second }), square(1024))
	if engine.ClassOf(err) != engine.TimeoutUnknown || len(s.Calls()) != 1 {
		t.Errorf("%d calls, %v", len(s.Calls()), err)
	}
}

func TestACallThatIsCancelledEndsAtOnce(t *testing.T) {
	t.Parallel()
	s := openaitest.Start(t, openaitest.Silent)
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		<-s.Held
		cancel()
	}()
	if _, err := engine.Draw(ctx, at(t, s, nil), square(1024), nil); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

func TestAServerThatCannotBeReachedMadeNothing(t *testing.T) {
	t.Parallel()
	s := openaitest.Start(t)
	e := at(t, s, nil)
	s.Close()
	if _, err := draw(t, e, square(1024)); engine.ClassOf(err) != engine.Transient {
		t.Errorf("got %v: %v", engine.ClassOf(err), err)
	}
}
