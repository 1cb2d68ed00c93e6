package programtest

import (
	"os/exec"
	"strings"
	"testing"

	"pellucid/internal/engine/comfyui/comfyuitest"
	"pellucid/internal/engine/fal/faltest"
	"pellucid/internal/engine/ideogram/ideogramtest"
	"pellucid/internal/engine/openai/openaitest"
	"pellucid/internal/engine/replicate/replicatetest"
	"pellucid/internal/engine/sdapi/sdapitest"
)

// Who sets an engine up reads one sentence for each that doesn't work. It named no setting for most vendors, ended in the error
// beneath ("check the key.: status 401, code …"), and Ideogram could not be asked anywhere but at Ideogram.
func TestTheCheckOfEnginesNamesTheSettingThatIsWrong(t *testing.T) {
	t.Parallel()
	program, err := binary()
	if err != nil {
		t.Fatal(err)
	}
	replicate, queue, images := replicatetest.New(t), faltest.New(t), openaitest.Start(t)
	comfy, forge, web, letters := comfyuitest.New(t), sdapitest.New(t, sdapitest.Forge), sdapitest.New(t, sdapitest.Web), ideogramtest.New(t)
	comfy.User, forge.User = "ops", "ops"
	withPassword := func(address string) string { return strings.Replace(address, "://", "://ops:ops@", 1) }
	for _, c := range []struct {
		engine   string
		settings []string
		key      string // the last setting's right value
		wrong    string // the last setting's wrong value
		says     string
	}{
		{"openai", []string{"PELLUCID_OPENAI_BASE_URL=" + images.URL + "/v1", "PELLUCID_OPENAI_API_KEY="}, openaitest.Key, "sk-other", "PELLUCID_OPENAI_API_KEY."},
		{"replicate", []string{"PELLUCID_REPLICATE_BASE_URL=" + replicate.URL, "PELLUCID_REPLICATE_API_TOKEN="}, replicatetest.Token, "r8_other", "check PELLUCID_REPLICATE_API_TOKEN"},
		{"fal", []string{"PELLUCID_FAL_BASE_URL=" + queue.URL, "PELLUCID_FAL_KEY="}, faltest.Key, "other:key", "check PELLUCID_FAL_KEY"},
		{"ideogram", []string{"PELLUCID_IDEOGRAM_BASE_URL=" + letters.URL, "PELLUCID_IDEOGRAM_API_KEY="}, ideogramtest.Key, "other", "check PELLUCID_IDEOGRAM_API_KEY"},
		{"comfyui", []string{"PELLUCID_COMFYUI_URL="}, withPassword(comfy.URL), comfy.URL, "password in PELLUCID_COMFYUI_URL"},
		{"sdapi", []string{"PELLUCID_SDAPI_LAYERDIFFUSE=true", "PELLUCID_SDAPI_URL="}, withPassword(forge.URL), forge.URL, "password in PELLUCID_SDAPI_URL"},
		{"sdapi", []string{"PELLUCID_SDAPI_LAYERDIFFUSE=true", "PELLUCID_SDAPI_URL="}, withPassword(forge.URL), web.URL, "leave PELLUCID_SDAPI_LAYERDIFFUSE out"},
	} {
		check := func(value string) (line string, works bool) {
			cmd := exec.CommandContext(t.Context(), program, "engines", "check")
			cmd.Env = append(append([]string{"PELLUCID_ENGINES=" + c.engine}, c.settings[:len(c.settings)-1]...), c.settings[len(c.settings)-1]+value)
			out, err := cmd.CombinedOutput()
			line, _, _ = strings.Cut(string(out), "\n")
			return line, err == nil
		}
		if line, works := check(c.key); !works || line != c.engine+": works" {
			t.Errorf("%s: works %v, %q", c.engine, works, line)
		}
		if line, works := check(c.wrong); works || !strings.HasSuffix(line, c.says) || strings.Contains(line, c.wrong) {
			t.Errorf("%s with %s: works %v, %q, want it to end in %q", c.engine, c.wrong, works, line, c.says)
		}
	}
}
