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
	type setup struct {
		engine   string
		settings []string
		key      string // the last setting's right value
		wrong    string // the last setting's wrong value
		says     string
	}
	all := []setup{
		{"openai", []string{"PELLUCID_OPENAI_BASE_URL=" + images.URL + "/v1", "PELLUCID_OPENAI_API_KEY="}, openaitest.Key, "sk-other", "PELLUCID_OPENAI_API_KEY."},
		{"replicate", []string{"PELLUCID_REPLICATE_BASE_URL=" + replicate.URL, "PELLUCID_REPLICATE_API_TOKEN="}, replicatetest.Token, "r8_other", "check PELLUCID_REPLICATE_API_TOKEN"},
		{"fal", []string{"PELLUCID_FAL_BASE_URL=" + queue.URL, "PELLUCID_FAL_KEY="}, faltest.Key, "other:key", "check PELLUCID_FAL_KEY"},
		{"ideogram", []string{"PELLUCID_IDEOGRAM_BASE_URL=" + letters.URL, "PELLUCID_IDEOGRAM_API_KEY="}, ideogramtest.Key, "other", "check PELLUCID_IDEOGRAM_API_KEY"},
		{"comfyui", []string{"PELLUCID_COMFYUI_URL="}, withPassword(comfy.URL), comfy.URL, "password in PELLUCID_COMFYUI_URL"},
		{"sdapi", []string{"PELLUCID_SDAPI_LAYERDIFFUSE=true", "PELLUCID_SDAPI_URL="}, withPassword(forge.URL), forge.URL, "password in PELLUCID_SDAPI_URL"},
	}
	noLayers := setup{"sdapi", []string{"PELLUCID_SDAPI_LAYERDIFFUSE=true", "PELLUCID_SDAPI_URL="}, "", web.URL, "leave PELLUCID_SDAPI_LAYERDIFFUSE out"}
	// check runs the program once for several engines, and returns the line of each.
	check := func(value func(setup) string, setups ...setup) (lines []string, works bool) {
		var names, env []string
		for _, c := range setups {
			names = append(names, c.engine)
			last := len(c.settings) - 1
			env = append(append(env, c.settings[:last]...), c.settings[last]+value(c))
		}
		cmd := exec.CommandContext(t.Context(), program, "engines", "check")
		cmd.Env = append(env, "PELLUCID_ENGINES="+strings.Join(names, ","))
		out, err := cmd.CombinedOutput()
		lines = strings.Split(string(out), "\n")
		if len(lines) < len(setups) {
			t.Fatalf("%v: %q", err, out)
		}
		return lines, err == nil
	}
	lines, works := check(func(c setup) string { return c.key }, all...)
	for i, c := range all {
		if !works || lines[i] != c.engine+": works" {
			t.Errorf("%s: works %v, %q", c.engine, works, lines[i])
		}
	}
	wrong := func(c setup) string { return c.wrong }
	for _, setups := range [][]setup{all, {noLayers}} {
		lines, works := check(wrong, setups...)
		for i, c := range setups {
			if line := lines[i]; works || !strings.HasPrefix(line, c.engine+": ") || !strings.HasSuffix(line, c.says) || strings.Contains(line, c.wrong) {
				t.Errorf("%s with %s: works %v, %q, want it to end in %q", c.engine, c.wrong, works, line, c.says)
			}
		}
	}
}
