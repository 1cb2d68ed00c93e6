package openaiclient_test

import (
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"reflect"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"pellucid/internal/openaiclient"
)

// serve starts a server and returns a client that asks it, and a counter of what it was asked.
func serve(t *testing.T, l openaiclient.Limits, answer func(w http.ResponseWriter, r *http.Request, call int32)) (*openaiclient.Client, *atomic.Int32) {
	t.Helper()
	calls := new(atomic.Int32)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { answer(w, r, calls.Add(1)) }))
	t.Cleanup(server.Close)
	l.Answer = 1 << 20
	client, err := openaiclient.New(openaiclient.Config{APIKey: "sk-1", BaseURL: server.URL}, l)
	if err != nil {
		t.Fatal(err)
	}
	return client, calls
}

func TestOnlyWhatPassesIsAskedForAgain(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		status int
		header map[string]string
		calls  int32
	}{
		"an error of theirs":           {500, nil, 3},
		"a gateway":                    {502, nil, 3},
		"too many requests":            {429, nil, 3},
		"a conflict":                   {409, nil, 3},
		"a slow request":               {408, nil, 3},
		"a wait that is short":         {429, map[string]string{"Retry-After-Ms": "2"}, 3},
		"a wait that nobody waits":     {429, map[string]string{"Retry-After": "70"}, 1},
		"a date that nobody waits for": {503, map[string]string{"Retry-After": time.Now().Add(time.Hour).UTC().Format(http.TimeFormat)}, 1},
		"a server that says no":        {500, map[string]string{"X-Should-Retry": "false"}, 1},
		"a server that says yes":       {400, map[string]string{"X-Should-Retry": "true"}, 3},
		"a wrong request":              {400, nil, 1},
		"a wrong key":                  {401, nil, 1},
		"no such thing":                {404, nil, 1},
		"an answer that can't be read": {200, nil, 1},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			client, calls := serve(t, openaiclient.Limits{Retries: 2, Pause: 5 * time.Millisecond}, func(w http.ResponseWriter, r *http.Request, _ int32) {
				if body, err := io.ReadAll(r.Body); err != nil || string(body) != `{"input":"a fox","model":"m"}` {
					t.Errorf("got %q: %v", body, err)
				}
				for name, value := range test.header {
					w.Header().Set(name, value)
				}
				w.WriteHeader(test.status)
			})
			if _, err := client.Moderate(t.Context(), "m", "a fox"); err == nil || calls.Load() != test.calls {
				t.Errorf("%d calls, want %d: %v", calls.Load(), test.calls, err)
			}
		})
	}
}

func TestAConnectionThatEndsIsAskedAgainWhereThatCostsNothing(t *testing.T) {
	t.Parallel()
	for _, retries := range []int{0, 1} {
		client, calls := serve(t, openaiclient.Limits{Retries: retries, Pause: time.Millisecond}, func(w http.ResponseWriter, _ *http.Request, call int32) {
			if call == 1 {
				panic(http.ErrAbortHandler)
			}
			_, _ = io.WriteString(w, `{"choices":[{"message":{"content":"a fox, soft light"}}]}`)
		})
		said, ok, err := client.Complete(t.Context(), openaiclient.Completion{Model: "m"})
		if worked := err == nil && ok && said == "a fox, soft light"; worked != (retries == 1) || int(calls.Load()) != retries+1 {
			t.Errorf("with %d retries: %d calls, %q, %v", retries, calls.Load(), said, err)
		}
	}
}

func TestAnErrorKeepsTheRequestAndTheWaitAndHidesTheMessage(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, openaiclient.Limits{}, func(w http.ResponseWriter, _ *http.Request, _ int32) {
		w.Header().Set("X-Request-Id", "req_7")
		w.Header().Set("Retry-After", "1.5")
		w.WriteHeader(http.StatusTooManyRequests)
		_, _ = io.WriteString(w, `{"error":{"message":"a secret fox","type":"requests","param":"n","code":"rate_limit_exceeded"}}`)
	})
	_, err := client.Models(t.Context())
	var told *openaiclient.Error
	if !errors.As(err, &told) || told.RetryAfter != 1500*time.Millisecond || told.RequestID != "req_7" {
		t.Fatalf("got %+v", told)
	}
	if got, want := err.Error(), `status 429, code "rate_limit_exceeded", type "requests", parameter "n", request "req_7"`; got != want {
		t.Errorf("got %s", got)
	}
}

func TestPromptAndKeyFollowNoRedirectToAnotherServer(t *testing.T) {
	t.Parallel()
	var reached atomic.Int32
	elsewhere := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { reached.Add(1) }))
	t.Cleanup(elsewhere.Close)
	client, _ := serve(t, openaiclient.Limits{}, func(w http.ResponseWriter, r *http.Request, _ int32) {
		switch r.URL.Path {
		case "/v1/models":
			http.Redirect(w, r, "/v1/models/", http.StatusTemporaryRedirect)
		case "/v1/models/":
			_, _ = io.WriteString(w, `{"data":[{"id":"m"}]}`)
		default:
			http.Redirect(w, r, elsewhere.URL+"/v1/moderations", http.StatusTemporaryRedirect)
		}
	})
	if names, err := client.Models(t.Context()); err != nil || !reflect.DeepEqual(names, []string{"m"}) {
		t.Errorf("within the server: %q, %v", names, err)
	}
	var told *openaiclient.Error
	if _, err := client.Moderate(t.Context(), "m", "a fox"); !errors.As(err, &told) || told.Status != http.StatusTemporaryRedirect || reached.Load() != 0 {
		t.Errorf("to another: %v", err)
	}
}

func TestStreamsAreReadAsTheyAreWritten(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		stream, picture string
		partials        int
		status          int // of the error; 0: none that the server told
	}{
		"as the vendor writes":          {"event: image_generation.partial_image\ndata: {\"type\":\"image_generation.partial_image\",\"b64_json\":\"AA\"}\n\nevent: image_generation.completed\ndata: {\"type\":\"image_generation.completed\",\"b64_json\":\"BB\",\"usage\":{\"output_tokens\":7}}\n\n", "BB", 1, 0},
		"with comments and other lines": {": hello\r\nid: 4\r\nretry: 10\r\n\r\ndata:{\"type\":\"image_edit.completed\",\r\ndata: \"b64_json\":\"BB\"}\r\n\r\n", "BB", 0, 0},
		"kinds outside the documents":   {"event: image_generation.completed\ndata: {\"b64_json\":\"BB\"}\n\n", "BB", 0, 0},
		"usage of another shape":        {"data: {\"type\":\"x.completed\",\"b64_json\":\"BB\",\"usage\":\"much\"}\n\n", "BB", 0, 0},
		"no error":                      {"data: {\"type\":\"x.completed\",\"b64_json\":\"BB\",\"error\":null}\n\n", "BB", 0, 0},
		"cut within an event":           {"data: {\"type\":\"x.completed\",\"b64_json\":\"BB\"}\n", "", 0, 0},
		"done without a picture":        {"data: {\"type\":\"x.partial_image\",\"b64_json\":\"AA\"}\n\ndata: [DONE]\n\n", "", 1, 0},
		"no document":                   {"data: fox\n\n", "", 0, 0},
		"an error":                      {"event: error\ndata: {\"error\":{\"code\":\"server_error\"}}\n\n", "", 0, 500},
		"an error that is a text":       {"data: {\"error\":\"no\"}\n\n", "", 0, 500},
		"too many requests":             {"data: {\"error\":{\"code\":\"rate_limit_exceeded\"}}\n\n", "", 0, 429},
		"more than allowed":             {"data: " + strings.Repeat("x", 2<<20) + "\n\n", "", 0, 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			client, _ := serve(t, openaiclient.Limits{}, func(w http.ResponseWriter, _ *http.Request, _ int32) {
				w.Header().Set("Content-Type", "text/event-stream")
				_, _ = io.WriteString(w, test.stream)
			})
			partials := 0
			got, err := client.Picture(t.Context(), openaiclient.PictureRequest{Params: map[string]any{"prompt": "a fox"}, Partials: 2}, func() { partials++ })
			var told *openaiclient.Error
			if errors.As(err, &told); got.Base64 != test.picture || (err == nil) != (test.picture != "") || partials != test.partials || told == nil != (test.status == 0) || told != nil && told.Status != test.status {
				t.Errorf("got %+v after %d, %v", got, partials, err)
			}
		})
	}
}

func TestAnEditIsSentAsAForm(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, openaiclient.Limits{}, func(w http.ResponseWriter, r *http.Request, _ int32) {
		if err := r.ParseMultipartForm(1 << 20); err != nil || r.URL.Path != "/v1/images/edits" {
			t.Errorf("%s: %v", r.URL.Path, err)
			return
		}
		if got, want := r.MultipartForm.Value, map[string][]string{"prompt": {"a \"fox\" < 2\r\n& more"}, "n": {"1"}, "seed": {"9007199254740993"}}; !reflect.DeepEqual(got, want) {
			t.Errorf("got %q", got)
		}
		files := map[string][]string{}
		for name, all := range r.MultipartForm.File {
			for _, file := range all {
				files[name] = append(files[name], file.Filename+" "+file.Header.Get("Content-Type"))
			}
		}
		if want := map[string][]string{"image[]": {"reference-1.png image/png", "reference-2.png image/png"}, "mask": {"mask.png image/png"}}; !reflect.DeepEqual(files, want) {
			t.Errorf("got %q", files)
		}
		_, _ = io.WriteString(w, `{"data":[{"b64_json":"AA","pellucid":{"model":"m"}}],"usage":{"input_tokens_details":{"text_tokens":3,"image_tokens":4},"output_tokens":5}}`)
	})
	got, err := client.Picture(t.Context(), openaiclient.PictureRequest{
		Params: map[string]any{"prompt": "a \"fox\" < 2\r\n& more", "n": 1, "seed": int64(9007199254740993)},
		Images: [][]byte{{1}, {2}}, Mask: []byte{3},
	}, nil)
	if err != nil || got.Base64 != "AA" || string(got.Extension) != `{"model":"m"}` || got.Used != (openaiclient.Usage{Text: 3, Image: 4, Output: 5}) {
		t.Errorf("got %+v, %v", got, err)
	}
}

func TestARefusalIsNoWording(t *testing.T) {
	t.Parallel()
	for _, answer := range []string{`{}`, `{"choices":[]}`, `{"choices":[{"message":{"content":"a fox","refusal":"I cannot."}}]}`} {
		client, _ := serve(t, openaiclient.Limits{}, func(w http.ResponseWriter, _ *http.Request, _ int32) { _, _ = io.WriteString(w, answer) })
		if said, ok, err := client.Complete(t.Context(), openaiclient.Completion{Model: "m"}); ok || err != nil || said != "" {
			t.Errorf("%s: %q, %v", answer, said, err)
		}
	}
}
