package programtest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"pellucid/cmd/pellucid/storage"
	"pellucid/internal/blob/s3/s3test"
)

// onS3 are the flags of a server whose images are in a bucket.
func onS3(place, endpoint string, more ...string) []string {
	return append([]string{"--blobs", place, "--s3-endpoint", endpoint, "--s3-access-key", s3test.AccessKey, "--s3-secret-key", s3test.SecretKey}, more...)
}

// refused runs a server that must not start, and returns what it says.
func refused(t *testing.T, data string, flags ...string) string {
	t.Helper()
	s := launch(t, data, flags...)
	waitFor(t, "the server ends", func() bool { return len(s.done) > 0 })
	if err := <-s.done; err == nil {
		t.Errorf("the server started with %v", flags)
	}
	return s.out.String()
}

// TestAStorageThatFailsCostsImagesAndNothingElse runs the real program on a bucket that stops answering.
func TestAStorageThatFailsCostsImagesAndNothingElse(t *testing.T) {
	t.Parallel()
	proxy := s3test.NewProxy(t, s3test.Start(t, "images").URL)
	data := t.TempDir()
	flags := onS3("s3://images/site", proxy.URL)
	s := start(t, data, flags...)
	mira := s.signUp("mira")
	path := s.draw(mira)
	resp, kept := ask(t, http.MethodGet, s.url+path, "")
	if resp.StatusCode != http.StatusOK || len(kept) == 0 || resp.Header.Get("Content-Type") != "image/png" {
		t.Fatalf("an image is answered %d with %d bytes", resp.StatusCode, len(kept))
	}
	if part, some := ask(t, http.MethodGet, s.url+path, "", "Range", "bytes=5-9"); part.StatusCode != http.StatusPartialContent || !bytes.Equal(some, kept[5:10]) {
		t.Errorf("a part is answered %d with %q", part.StatusCode, some)
	}
	if again, _ := ask(t, http.MethodGet, s.url+path, "", "If-None-Match", resp.Header.Get("Etag")); again.StatusCode != http.StatusNotModified {
		t.Errorf("an image that the browser has is answered %d", again.StatusCode)
	}
	if found, _ := filepath.Glob(filepath.Join(data, "media", "*")); len(found) != 0 {
		t.Errorf("the data folder holds %v", found)
	}

	proxy.Set(s3test.Busy)
	for _, page := range []string{"/", "/gallery", "/readyz", "/pricing"} {
		if answer, _ := ask(t, http.MethodGet, s.url+page, ""); answer.StatusCode != http.StatusOK {
			t.Errorf("%s is answered %d without the storage", page, answer.StatusCode)
		}
	}
	failed, said := ask(t, http.MethodGet, s.url+path, "")
	if failed.StatusCode != http.StatusServiceUnavailable || failed.Header.Get("Retry-After") == "" || !strings.Contains(failed.Header.Get("Cache-Control"), "no-store") {
		t.Errorf("an image is answered %d, %v: %.200s", failed.StatusCode, failed.Header, said)
	}
	body := map[string]any{"prompt": "a red fox", "width": 512}
	if status, err := s.call(mira, http.MethodPost, "/images/generate", body, nil); status != http.StatusOK {
		t.Fatalf("a generation is answered %d, %v", status, err)
	}
	waitFor(t, "the generation waits for another try", func() bool {
		return tasks(t, data, `status = 'queued' AND attempts = 1 AND run_after > created_at`) == 1
	})
	proxy.Set(s3test.None)
	waitFor(t, "the generation is completed by itself", func() bool { return tasks(t, data, `status = 'completed'`) == 2 })
	if charged := number(t, data, `SELECT -sum(plan_delta + extra_delta) FROM credit_ledger WHERE task_id IS NOT NULL`); charged != 2 {
		t.Errorf("two images cost %d credits", charged)
	}

	if err := s.end(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	proxy.Set(s3test.Busy)
	s = start(t, data, flags...) // pages are better than nothing, and the bucket worked before
	if answer, _ := ask(t, http.MethodGet, s.url+"/gallery", ""); answer.StatusCode != http.StatusOK {
		t.Errorf("a restart without the storage answers %d", answer.StatusCode)
	}
}

func TestABucketThatCannotBeUsedIsRefusedAtTheStart(t *testing.T) {
	server := s3test.Start(t, "images")
	for says, flags := range map[string][]string{
		"the specified bucket does not exist": onS3("s3://nowhere", server.URL),
		"does not match the signature":        onS3("s3://images", server.URL, "--s3-secret-key", "wrong"),
		"connection refused":                  onS3("s3://images", "http://127.0.0.1:1"),
		"needs --s3-access-key":               {"--blobs", "s3://images"},
		"all images in one folder":            onS3("s3://images", server.URL, "--base-url", "http://localhost:1", "--send-files", "x-accel-redirect"),
		"are the same place":                  {"--blobs", "media", "--blobs-fallback", "./media/"},
	} {
		if said := refused(t, t.TempDir(), flags...); !strings.Contains(strings.ToLower(said), strings.ToLower(says)) || strings.Contains(said, s3test.SecretKey) {
			t.Errorf("said %s; want %q", said, says)
		}
	}
}

// watch asks for addresses again and again until stop, and reports every answer that is not the same file.
func watch(t *testing.T, url func() string, files map[string][]byte) (stop func() int) {
	t.Helper()
	var group sync.WaitGroup
	done, asked := make(chan struct{}), 0
	group.Go(func() {
		for {
			for path, want := range files {
				select {
				case <-done:
					return
				default:
				}
				resp, got := ask(t, http.MethodGet, url()+path, "")
				if asked++; resp.StatusCode != http.StatusOK || !bytes.Equal(got, want) {
					t.Errorf("%s is answered %d with %d bytes, want %d", path, resp.StatusCode, len(got), len(want))
				}
			}
		}
	})
	return func() int {
		close(done)
		group.Wait()
		return asked
	}
}

// TestImagesMoveWhileTheServerServes moves images to a bucket and back. The first move is killed.
func TestImagesMoveWhileTheServerServes(t *testing.T) {
	t.Parallel()
	program, err := binary()
	if err != nil {
		t.Fatal(err)
	}
	proxy := s3test.NewProxy(t, s3test.Start(t, "images").URL)
	data := t.TempDir()
	media, bucket := filepath.Join(data, "media"), "s3://images/site"
	s := start(t, data)
	mira := s.signUp("mira")
	files := map[string][]byte{}
	for range 3 {
		path := s.draw(mira)
		_, files[path] = ask(t, http.MethodGet, s.url+path, "")
	}
	for i := range 300 { // more than a moment takes
		folder := filepath.Join(media, fmt.Sprintf("%02d", i%60), fmt.Sprintf("some-%d", i))
		if err := os.MkdirAll(folder, 0o750); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, "original.png"), fmt.Appendf(nil, "file %d", i), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	command := func(from, to string) *exec.Cmd {
		return exec.Command(program, "blobs", "move", "--data", data, "--s3-endpoint", proxy.URL, "--s3-access-key", s3test.AccessKey, "--s3-secret-key", s3test.SecretKey, from, to)
	}
	if out, err := command(media, bucket).CombinedOutput(); err == nil || !strings.Contains(string(out), "first start the server with PELLUCID_BLOBS="+bucket) {
		t.Errorf("a move while the server writes to the old place: %v, %s", err, out)
	}
	restart := func(flags ...string) {
		t.Helper()
		if err := s.end(syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
		s = start(t, data, flags...)
	}
	if err := s.end(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if said := refused(t, data, onS3(bucket, proxy.URL)...); !strings.Contains(said, "images are still at "+media) {
		t.Errorf("a switch without a move: %s", said)
	}
	s = start(t, data, onS3(bucket, proxy.URL, "--blobs-fallback", media)...)
	mira = s.signIn("mira", "secret")
	stop := watch(t, func() string { return s.url }, files)

	killed := command(media, bucket)
	if err := killed.Start(); err != nil {
		t.Fatal(err)
	}
	progress := func() (m storage.Move) {
		if text, err := os.ReadFile(filepath.Join(data, storage.MoveFile)); err == nil {
			_ = json.Unmarshal(text, &m)
		}
		return m
	}
	waitFor(t, "the move has begun", func() bool { return len(progress().Done) > 2 })
	proxy.Set(s3test.Busy) // it waits, and the server finds everything at the old place
	if err := killed.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = killed.Wait()
	if m := progress(); m.Finished || len(m.Done) >= 60 {
		t.Fatalf("the move was not interrupted: %+v", m)
	}
	proxy.Set(s3test.None)
	added := s.draw(mira)
	_, files2 := ask(t, http.MethodGet, s.url+added, "")
	if out, err := command(media, bucket).CombinedOutput(); err != nil || !strings.Contains(string(out), "Now start the server with PELLUCID_BLOBS="+bucket) {
		t.Fatalf("the move that goes on: %v, %s", err, out)
	}
	if asked := stop(); asked < 10 {
		t.Errorf("only %d requests were made meanwhile", asked)
	}
	files[added] = files2

	restart(onS3(bucket, proxy.URL)...)
	if err := os.Rename(media, media+".away"); err != nil {
		t.Fatal(err)
	}
	wantSame := func(when string) {
		t.Helper()
		for path, want := range files {
			if resp, got := ask(t, http.MethodGet, s.url+path, ""); resp.StatusCode != http.StatusOK || !bytes.Equal(got, want) {
				t.Errorf("%s, %s is answered %d with %d bytes", when, path, resp.StatusCode, len(got))
			}
		}
	}
	wantSame("in the bucket")

	restart(onS3(media, proxy.URL, "--blobs-fallback", bucket)...)
	if out, err := command(bucket, media).CombinedOutput(); err != nil {
		t.Fatalf("the move back: %v, %s", err, out)
	}
	restart()
	wantSame("back in the folder")
	for i := range 300 {
		got, err := os.ReadFile(filepath.Join(media, fmt.Sprintf("%02d", i%60), fmt.Sprintf("some-%d", i), "original.png"))
		if err != nil || string(got) != fmt.Sprintf("file %d", i) {
			t.Fatalf("file %d reads %q, %v", i, got, err)
		}
	}
}
