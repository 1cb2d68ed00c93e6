package memo_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/a-h/templ"

	"pellucid/views/memo"
)

type shown struct {
	text  string
	liked bool
}

// counting is a component that counts how often it is rendered.
func counting(rendered *atomic.Int64) func(shown) templ.Component {
	return func(v shown) templ.Component {
		return templ.ComponentFunc(func(_ context.Context, w io.Writer) error {
			rendered.Add(1)
			if v.text == "broken" {
				return errors.New("broken")
			}
			_, err := fmt.Fprint(w, v)
			return err
		})
	}
}

func html(t *testing.T, component templ.Component) string {
	t.Helper()
	var out bytes.Buffer
	if err := component.Render(t.Context(), &out); err != nil {
		t.Error(err)
	}
	return out.String()
}

func TestEqualValuesAreRenderedOnce(t *testing.T) {
	var rendered atomic.Int64
	m := memo.New(10, counting(&rendered))
	for range 3 {
		for _, value := range []shown{{"fox", false}, {"fox", true}, {"hare", false}} {
			if got := html(t, m.Of(value)); got != fmt.Sprint(value) {
				t.Errorf("%v shows %q", value, got)
			}
		}
	}
	if n := rendered.Load(); n != 3 {
		t.Errorf("three values were rendered %d times", n)
	}
}

func TestWhatIsKeptIsBounded(t *testing.T) {
	var rendered atomic.Int64
	m := memo.New(2, counting(&rendered))
	for _, text := range []string{"a", "b", "c", "a"} {
		html(t, m.Of(shown{text: text}))
	}
	if n := rendered.Load(); n != 4 {
		t.Errorf("more than two values are kept: %d were rendered", n)
	}
	large := shown{text: strings.Repeat("x", 9<<10)}
	rendered.Store(0)
	for range 2 {
		html(t, m.Of(large))
	}
	if n := rendered.Load(); n != 2 {
		t.Errorf("a large value was rendered %d times", n)
	}
}

func TestAFailureIsNotKept(t *testing.T) {
	var rendered atomic.Int64
	m := memo.New(2, counting(&rendered))
	for range 2 {
		if err := m.Of(shown{text: "broken"}).Render(t.Context(), io.Discard); err == nil {
			t.Error("the failure is lost")
		}
	}
	if n := rendered.Load(); n != 2 {
		t.Errorf("a failure was kept: %d were rendered", n)
	}
}

func TestReadersAtTheSameTimeGetTheirOwnValue(t *testing.T) {
	var rendered atomic.Int64
	m := memo.New(2, counting(&rendered))
	var group sync.WaitGroup
	for reader := range 4 {
		value := shown{"fox", reader%2 == 0}
		group.Go(func() {
			for range 50 {
				if got := html(t, m.Of(value)); got != fmt.Sprint(value) {
					t.Errorf("%v shows %q", value, got)
				}
			}
		})
	}
	group.Wait()
}
