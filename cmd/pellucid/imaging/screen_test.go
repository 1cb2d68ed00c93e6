package imaging

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// Each line is answered before the next one is read: a program at the other end of a pipe waits for the answer.
func TestScreenAnswersLineByLine(t *testing.T) {
	t.Parallel()
	filter, err := NewFilter(Moderation{})
	if err != nil {
		t.Fatal(err)
	}
	in, feed := io.Pipe()
	answers, out := io.Pipe()
	done := make(chan error, 1)
	go func() {
		done <- screenLines(context.Background(), filter, in, out)
		_ = out.Close()
	}()
	read := bufio.NewReader(answers)
	for _, test := range [][2]string{{"a red fox", "allow\n"}, {"", "allow\n"}, {"a swastika\twith \xff bytes\r", "refuse\tWe can't draw “swastika”"}, {"kill all jews", "refuse\t"}} {
		if _, err := fmt.Fprintln(feed, test[0]); err != nil {
			t.Fatal(err)
		}
		got, err := read.ReadString('\n')
		if err != nil || !strings.HasPrefix(got, test[1]) || strings.Count(got, "\t") > 1 {
			t.Errorf("%q got %q, %v", test[0], got, err)
		}
	}
	go func() { _, _ = feed.Write([]byte("a last line without its end")); _ = feed.Close() }()
	if rest, err := io.ReadAll(read); string(rest) != "allow\n" || err != nil {
		t.Errorf("got %q, %v", rest, err)
	}
	if err := <-done; err != nil {
		t.Error(err)
	}
}

func TestTheModelIsAskedWhereThereIsOne(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		openAI OpenAIFlags
		on     bool
		asked  bool
	}{
		"no key":                     {OpenAIFlags{}, true, false},
		"a key":                      {OpenAIFlags{OpenAIAPIKey: "sk"}, false, true},
		"OpenAI by its address":      {OpenAIFlags{OpenAIAPIKey: "sk", OpenAIBaseURL: "https://api.openai.com/v1"}, false, true},
		"another server":             {OpenAIFlags{OpenAIAPIKey: "sk", OpenAIBaseURL: "http://localhost:11434/v1"}, false, false},
		"another server that has it": {OpenAIFlags{OpenAIAPIKey: "sk", OpenAIBaseURL: "http://localhost:11434/v1"}, true, true},
		"a name that begins alike":   {OpenAIFlags{OpenAIAPIKey: "sk", OpenAIBaseURL: "https://api.openai.com.example/v1"}, false, false},
	} {
		if got := (ModerationFlags{test.on}).Moderation(test.openAI); (got.APIKey != "") != test.asked {
			t.Errorf("%s: %v", name, got)
		}
	}
}

func TestTheModelHasItsSayAfterOurRules(t *testing.T) {
	t.Parallel()
	var asked []string
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		asked = append(asked, string(body))
		w.Header().Set("Content-Type", "application/json")
		_, _ = io.WriteString(w, `{"id":"modr-1","results":[{"flagged":true,"categories":{"violence":true}}]}`)
	}))
	defer server.Close()
	filter, err := NewFilter(Moderation{APIKey: "sk", BaseURL: server.URL + "/v1"})
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if err := screenLines(t.Context(), filter, strings.NewReader("a swastika\na fist\n"), &out); err != nil {
		t.Fatal(err)
	}
	if got := strings.Split(out.String(), "\n"); len(asked) != 1 || !strings.Contains(asked[0], "a fist") || !strings.HasPrefix(got[0], "refuse\tWe can't draw “swastika”") ||
		got[1] != "refuse\tWe can't draw this: we don't show violence against people. Nothing was charged. Describe something else instead." {
		t.Errorf("asked %q, got %q", asked, got)
	}
}
