package programtest

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pellucid/handlers"
	"pellucid/handlers/api"
)

var recordSamples = flag.Bool("record-samples", false, "write the answers of this run to handlers/api/samples.json")

const samplesPath = "../../../handlers/api/samples.json"

// unsampled are calls that answer JSON and have no sample: they need an account at another company.
var unsampled = []string{"login-google", "login-facebook"}

// TestTheSamplesInTheReferenceAreWhatTheAPIAnswers makes every call of the samples against the real program and compares the
// answers' fields and types with what the reference shows. After a wanted change: go test ./cmd/pellucid -run Samples -record-samples
func TestTheSamplesInTheReferenceAreWhatTheAPIAnswers(t *testing.T) {
	r := newSampleRun(t)
	for _, step := range sampleSteps {
		r.take(step)
	}
	if *recordSamples {
		text, err := json.MarshalIndent(r.samples, "", " ")
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(samplesPath, append(text, '\n'), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	shown := api.Samples(api.SampleServer)
	for id, fresh := range r.samples {
		old, ok := shown[id]
		if !ok {
			t.Errorf("%s has no sample", id)
			continue
		}
		if old.Status != fresh.Status {
			t.Errorf("%s: the sample has status %d, the API answers %d", id, old.Status, fresh.Status)
		}
		for _, difference := range differences(decoded(t, old.Response), decoded(t, fresh.Response), "") {
			t.Errorf("%s: %s", id, difference)
		}
	}
	for id := range shown {
		if _, ok := r.samples[id]; !ok {
			t.Errorf("the sample of %s is not tested", id)
		}
	}
}

func TestEveryCallThatAnswersJSONHasASample(t *testing.T) {
	samples := api.Samples("http://localhost:8080")
	for path, item := range handlers.Document("http://localhost:8080").Paths {
		for method, op := range map[string]*operation{"GET": item.Get, "POST": item.Post, "PUT": item.Put, "DELETE": item.Delete} {
			if op == nil || slices.Contains(unsampled, op.OperationID) {
				continue
			}
			if _, ok := samples[op.OperationID]; !ok && answersJSON(op) {
				t.Errorf("%s %s (%s) has no sample: add a step to sample_steps_test.go and record", method, path, op.OperationID)
			}
		}
	}
}

func answersJSON(op *operation) bool {
	for status, response := range op.Responses {
		if strings.HasPrefix(status, "2") && response.Content["application/json"] != nil {
			return true
		}
	}
	return false
}

// sampleRun is a server with a user, and the values that later steps need from earlier answers.
type sampleRun struct {
	*server
	tokens  map[string]string // by username
	vars    *strings.Replacer
	known   []string
	samples map[string]api.Sample
}

func newSampleRun(t *testing.T) *sampleRun {
	t.Helper()
	t.Setenv("PELLUCID_ADMIN_EMAIL", "admin@example.com")
	t.Setenv("PELLUCID_ADMIN_PASSWORD", "a password for tests")
	r := &sampleRun{server: start(t, t.TempDir()), tokens: map[string]string{}, samples: map[string]api.Sample{}, vars: strings.NewReplacer()}
	r.tokens["admin"] = r.signIn("admin", "a password for tests")
	r.tokens["omar"] = r.signUp("omar")
	return r
}

func (r *sampleRun) learn(name, value string) {
	r.known = append(r.known, "{"+name+"}", value)
	r.vars = strings.NewReplacer(r.known...)
}

// take makes the call of a step and keeps it as a sample.
func (r *sampleRun) take(step sampleStep) {
	r.t.Helper()
	path := r.vars.Replace(step.path)
	contentType, body := r.body(step)
	req, err := http.NewRequestWithContext(r.t.Context(), step.method, r.url+"/api/v1"+path, body)
	if err != nil {
		r.t.Fatal(err)
	}
	req.Header.Set("Content-Type", contentType)
	if step.wait {
		req.Header.Set("Prefer", "wait")
	}
	if token := r.tokens[step.as()]; token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		r.t.Fatal(err)
	}
	defer func() { _ = resp.Body.Close() }()
	text, err := io.ReadAll(resp.Body)
	if err != nil || resp.StatusCode >= 300 && !step.fails {
		r.t.Fatalf("%s: %d, %v: %s", step.id, resp.StatusCode, err, text)
	}
	if step.then != nil {
		step.then(r, text)
	}
	if step.id == "" {
		return
	}
	sample := api.Sample{Path: path, Status: resp.StatusCode, Form: step.form}
	if step.body != "" {
		sample.Body = json.RawMessage(r.vars.Replace(step.body))
	}
	if strings.Contains(resp.Header.Get("Content-Type"), "json") {
		sample.Response = r.shortened(text)
	}
	r.samples[step.id] = sample
}

// body makes the body of a request: JSON, a form, or a form with a file.
func (r *sampleRun) body(step sampleStep) (contentType string, body io.Reader) {
	r.t.Helper()
	if step.form == nil {
		return "application/json", strings.NewReader(r.vars.Replace(step.body))
	}
	form, upload, buffer := url.Values{}, false, &bytes.Buffer{}
	w := multipart.NewWriter(buffer)
	for _, pair := range step.form {
		name, value, _ := strings.Cut(pair, "=")
		form.Set(name, value)
		if !strings.HasPrefix(value, "@") {
			_ = w.WriteField(name, value)
			continue
		}
		upload = true
		part, err := w.CreateFormFile(name, value[1:])
		if err != nil {
			r.t.Fatal(err)
		}
		_, _ = part.Write(r.file())
	}
	if !upload {
		return "application/x-www-form-urlencoded", strings.NewReader(form.Encode())
	}
	_ = w.Close()
	return w.FormDataContentType(), buffer
}

// file returns an image that this server made, for uploads.
func (r *sampleRun) file() []byte {
	r.t.Helper()
	found, err := filepath.Glob(filepath.Join(r.data, "media", "*", "*", "original.png"))
	if err != nil || len(found) == 0 {
		r.t.Fatalf("no image was made yet: %v", err)
	}
	file, err := os.ReadFile(found[0])
	if err != nil {
		r.t.Fatal(err)
	}
	return file
}

// shortened is an answer as the reference shows it: with two entries of each list, long texts cut, and no address or secret of this run.
func (r *sampleRun) shortened(answer []byte) json.RawMessage {
	r.t.Helper()
	text := strings.ReplaceAll(string(answer), r.url, api.SampleServer)
	for _, token := range r.tokens {
		text = strings.ReplaceAll(text, token, "YOUR_TOKEN")
	}
	var out bytes.Buffer
	d := json.NewDecoder(strings.NewReader(text))
	d.UseNumber()
	if err := shorten(d, &out); err != nil {
		r.t.Fatalf("%v: %s", err, text)
	}
	return out.Bytes()
}

// shorten copies the next JSON value, keeping the order of its fields.
func shorten(d *json.Decoder, out *bytes.Buffer) error {
	const listEntries, textLength = 2, 160
	token, err := d.Token()
	if err != nil {
		return err
	}
	switch v := token.(type) {
	case json.Delim:
		out.WriteString(v.String())
		for i := 0; d.More(); i++ {
			entry := &bytes.Buffer{}
			if v == '{' {
				name, err := d.Token()
				if err != nil {
					return err
				}
				fmt.Fprintf(entry, "%q:", name)
			}
			if err := shorten(d, entry); err != nil {
				return err
			}
			if v == '[' && i >= listEntries {
				continue
			}
			if i > 0 {
				out.WriteByte(',')
			}
			out.Write(entry.Bytes())
		}
		end, err := d.Token()
		out.WriteString(fmt.Sprint(end))
		return err
	case string:
		if runes := []rune(v); len(runes) > textLength {
			v = string(runes[:60]) + "…"
		}
		text, err := json.Marshal(v)
		out.Write(text)
		return err
	case nil:
		out.WriteString("null")
	default:
		fmt.Fprint(out, v)
	}
	return nil
}

func decoded(t *testing.T, text json.RawMessage) (value any) {
	t.Helper()
	if len(text) == 0 {
		return nil
	}
	if err := json.Unmarshal(text, &value); err != nil {
		t.Fatal(err)
	}
	return value
}

// differences lists where two JSON values have other fields or types. Null stands for any value, and an empty list for any list.
func differences(shown, fresh any, at string) (found []string) {
	if shown == nil || fresh == nil {
		return nil
	}
	switch s := shown.(type) {
	case map[string]any:
		f, ok := fresh.(map[string]any)
		if !ok {
			break
		}
		for name := range s {
			if _, ok := f[name]; !ok {
				found = append(found, "the API no longer answers "+at+"."+name)
				continue
			}
			found = append(found, differences(s[name], f[name], at+"."+name)...)
		}
		for name := range f {
			if _, ok := s[name]; !ok {
				found = append(found, "the sample lacks "+at+"."+name)
			}
		}
		return found
	case []any:
		f, ok := fresh.([]any)
		if !ok {
			break
		}
		if len(s) == 0 || len(f) == 0 {
			return nil
		}
		return differences(s[0], f[0], at+"[0]")
	default:
		if fmt.Sprintf("%T", s) == fmt.Sprintf("%T", fresh) {
			return nil
		}
	}
	return []string{fmt.Sprintf("%s is %T in the sample, and the API answers %T", at, shown, fresh)}
}
