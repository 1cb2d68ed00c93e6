package programtest

import (
	"bytes"
	"encoding/json"
	"io"
	"mime/multipart"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
)

// builtModels is the folder of networks that make build has put together. Tests fail without it, so that none is passed over.
func builtModels(t *testing.T) string {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("there is no runtime library for this system")
	}
	folder, err := filepath.Abs("../../../bin/models")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(folder, "u2netp.onnx")); err != nil {
		t.Fatalf("%v: run make models", err)
	}
	return folder
}

// brokenModels has a library that is none.
func brokenModels(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	if err := os.Symlink(filepath.Join(builtModels(t), "u2netp.onnx"), filepath.Join(folder, "u2netp.onnx")); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "libonnxruntime.so"), []byte("<html>404</html>"), 0o600); err != nil {
		t.Fatal(err)
	}
	return folder
}

func TestAPhotoIsCutOutByTheNetworksInAProcessOfTheirOwn(t *testing.T) {
	photo := photoFile(t)
	if said := say(t, "cutout", photo, "--models", builtModels(t)); !strings.Contains(said, "method: neural") || !strings.Contains(said, "halo") {
		t.Errorf("with networks: %s", said)
	}
	if said := say(t, "cutout", photo, "--models", brokenModels(t)); !strings.Contains(said, "method: contrast") || !strings.Contains(said, "libonnxruntime.so is no shared library") {
		t.Errorf("with a broken library: %s", said)
	}
}

func TestTheCheckOfEnginesTriesTheNetworksToo(t *testing.T) {
	if said := say(t, "engines", "check", "--models", builtModels(t)); !strings.Contains(said, "local cut-outs: the neural networks work") {
		t.Errorf("with networks: %s", said)
	}
	if said := say(t, "engines", "check", "--models", t.TempDir()); !strings.Contains(said, "has no libonnxruntime.so and no u2netp.onnx. make build fetches the networks") {
		t.Errorf("without: %s", said)
	}
	program, err := binary()
	if err != nil {
		t.Fatal(err)
	}
	said, err := exec.Command(program, "engines", "check", "--models", brokenModels(t)).CombinedOutput()
	if err == nil || !strings.Contains(string(said), "libonnxruntime.so is no shared library") {
		t.Errorf("broken: %v, %s", err, said)
	}
}

func TestAServerCutsOutWithItsNetworksAndSaysWhenItHasNone(t *testing.T) {
	with, without := start(t, t.TempDir(), "--models", builtModels(t)), start(t, t.TempDir(), "--models", t.TempDir())
	if method := with.cutoutMethod(photoFile(t)); method != "neural" {
		t.Errorf("with networks, the method is %q", method)
	}
	if method := without.cutoutMethod(photoFile(t)); method != "contrast" {
		t.Errorf("without, the method is %q", method)
	}
	const missing = "libonnxruntime.so and u2netp.onnx"
	if page := with.toolPage("/tools/remove-background"); strings.Contains(page, "missing") || !strings.Contains(page, "neural networks on this server") {
		t.Error("the page of a server with networks does not tell of them")
	}
	if page := without.toolPage("/tools/remove-background"); !strings.Contains(page, missing) || strings.Contains(page, os.TempDir()) {
		t.Errorf("the page does not say that %s are missing, or says where", missing)
	}
	if err := without.end(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(without.out.String(), "no libonnxruntime.so and no u2netp.onnx"); n != 1 {
		t.Errorf("the log says %d times what is missing: %s", n, without.out)
	}
}

// cutoutMethod asks for a preview, and returns how it was made.
func (s *server) cutoutMethod(photo string) string {
	s.t.Helper()
	file, err := os.ReadFile(photo)
	if err != nil {
		s.t.Fatal(err)
	}
	var body bytes.Buffer
	form := multipart.NewWriter(&body) // a buffer never fails
	_ = form.WriteField("preview", "true")
	part, _ := form.CreateFormFile("file", "photo.jpg")
	_, _ = part.Write(file)
	_ = form.Close()
	resp, err := http.Post(s.url+"/api/v1/images/cutout", form.FormDataContentType(), &body)
	if err != nil {
		s.t.Fatal(err)
	}
	defer func() { _ = resp.Body.Close() }()
	var answer struct {
		Data struct {
			Method string `json:"method"`
		} `json:"data"`
		Method string `json:"method"`
	}
	if err := json.NewDecoder(resp.Body).Decode(&answer); err != nil {
		s.t.Fatal(resp.Status, err)
	}
	return answer.Method + answer.Data.Method
}

func (s *server) toolPage(path string) string {
	s.t.Helper()
	resp, err := http.Get(s.url + path)
	if err != nil {
		s.t.Fatal(err)
	}
	defer func() { _ = resp.Body.Close() }()
	page, err := io.ReadAll(resp.Body)
	if err != nil || resp.StatusCode != http.StatusOK {
		s.t.Fatal(resp.Status, err)
	}
	return string(page)
}
