package programtest

import (
	"bytes"
	"errors"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
	"go.yaml.in/yaml/v3"

	"pellucid/cmd/pellucid/program"
	"pellucid/cmd/pellucid/settings"
)

const poolFolder = "../../../docs/deploy/pool/"

// documents reads a file of YAML documents as what they are: maps and lists.
func documents(t *testing.T, name string) (all []map[string]any, text string) {
	t.Helper()
	content, err := os.ReadFile(poolFolder + name)
	if err != nil {
		t.Fatal(err)
	}
	decoder := yaml.NewDecoder(bytes.NewReader(content))
	for {
		var document map[string]any
		err := decoder.Decode(&document)
		if errors.Is(err, io.EOF) {
			return all, string(content)
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		all = append(all, document)
	}
}

// parser reads arguments and variables as main does.
func parser(t *testing.T, into *program.Commands) *kong.Kong {
	t.Helper()
	k, err := kong.New(into, kong.Name("pellucid"), kong.DefaultEnvars("PELLUCID"))
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// at follows a path of keys and list positions through a document.
func at(t *testing.T, from any, path ...any) any {
	t.Helper()
	for _, step := range path {
		switch step := step.(type) {
		case string:
			object, ok := from.(map[string]any)
			if !ok || object[step] == nil {
				t.Fatalf("there is no %q on the path %v", step, path)
			}
			from = object[step]
		case int:
			list, ok := from.([]any)
			if !ok || len(list) <= step {
				t.Fatalf("there is no element %d on the path %v", step, path)
			}
			from = list[step]
		}
	}
	return from
}

// wantRenderer fails the test unless the program takes the arguments and variables, and they listen on port 8090.
func wantRenderer(t *testing.T, args []any, variables map[string]string) {
	t.Helper()
	words := make([]string, len(args))
	for i, arg := range args {
		words[i] = arg.(string)
	}
	for name, value := range variables {
		t.Setenv(name, value)
	}
	var c program.Commands
	parsed, err := parser(t, &c).Parse(words)
	if err != nil {
		t.Fatalf("%v with %v: %v", words, variables, err)
	}
	if parsed.Command() != "engine serve" || c.Engine.Serve.Addr != "0.0.0.0:8090" || c.Engine.Serve.Token == "" || c.Engine.Serve.AtOnce == 0 || c.Engine.Serve.Drain == 0 {
		t.Errorf("%s with %+v", parsed.Command(), c.Engine.Serve)
	}
	known := settings.KnownVariables(parser(t, &program.Commands{}).Model.Node)
	for name := range variables {
		if !slices.Contains(known, name) {
			t.Errorf("%s is no setting", name)
		}
	}
}

func TestTheComposeFileOfThePoolIsTrue(t *testing.T) {
	docs, text := documents(t, "compose.yml")
	wantVariables(t, text)
	config, err := os.ReadFile(poolFolder + "nginx.conf")
	if err != nil {
		t.Fatal(err)
	}
	services := at(t, docs[0], "services").(map[string]any)
	for _, server := range regexp.MustCompile(`server (renderer-\d):8090`).FindAllStringSubmatch(string(config), -1) {
		service, ok := services[server[1]]
		if !ok {
			t.Errorf("nginx.conf names %s, which is no service", server[1])
			continue
		}
		variables := map[string]string{}
		for name, value := range at(t, service, "environment").(map[string]any) {
			variables[name] = value.(string)
		}
		wantRenderer(t, at(t, service, "command").([]any), variables)
		delete(services, server[1])
	}
	if _, ok := services["balancer"]; !ok || len(services) != 1 {
		t.Errorf("beside the renderers that nginx.conf names, there are %v", services)
	}
	if at(t, services["balancer"], "ports", 0) != "127.0.0.1:8090:8090" || !strings.Contains(string(config), "listen 8090;") {
		t.Error("the balancer is at another port")
	}
}

func TestTheKubernetesManifestOfThePoolIsTrue(t *testing.T) {
	docs, text := documents(t, "kubernetes.yml")
	wantVariables(t, text)
	kinds := map[string]map[string]any{}
	for _, document := range docs {
		if at(t, document, "metadata", "name") != "renderers" {
			t.Errorf("%v is called %v", document["kind"], at(t, document, "metadata", "name"))
		}
		kinds[document["kind"].(string)] = document
	}
	pod := at(t, kinds["Deployment"], "spec", "template", "spec")
	container := at(t, pod, "containers", 0)
	variables := map[string]string{}
	for _, entry := range at(t, container, "env").([]any) {
		value, _ := entry.(map[string]any)["value"].(string)
		if value == "" {
			value = "from the secret"
		}
		variables[entry.(map[string]any)["name"].(string)] = value
	}
	wantRenderer(t, at(t, container, "args").([]any), variables)
	label := at(t, kinds["Deployment"], "spec", "template", "metadata", "labels", "app")
	for what, selected := range map[string]any{
		"the Deployment": at(t, kinds["Deployment"], "spec", "selector", "matchLabels", "app"), "the Service": at(t, kinds["Service"], "spec", "selector", "app"),
		"the PodDisruptionBudget": at(t, kinds["PodDisruptionBudget"], "spec", "selector", "matchLabels", "app"),
		"the NetworkPolicy":       at(t, kinds["NetworkPolicy"], "spec", "podSelector", "matchLabels", "app"),
		"the ScaledObject":        at(t, kinds["ScaledObject"], "spec", "scaleTargetRef", "name"),
	} {
		if selected != label {
			t.Errorf("%s is about %v", what, selected)
		}
	}
	if at(t, container, "ports", 0, "containerPort") != 8090 || at(t, kinds["Service"], "spec", "ports", 0, "port") != 8090 {
		t.Error("the port is another")
	}
	if at(t, container, "readinessProbe", "httpGet", "path") != "/readyz" || at(t, container, "livenessProbe", "httpGet", "path") != "/healthz" {
		t.Error("a renderer that ends is ready no longer, and lives still")
	}
	if at(t, pod, "terminationGracePeriodSeconds").(int) <= 60+5 {
		t.Error("the grace period ends before the drain")
	}
}

// wantVariables fails the test when a file names a variable that is no setting, in its comments too.
func wantVariables(t *testing.T, text string) {
	t.Helper()
	known := append(settings.KnownVariables(parser(t, &program.Commands{}).Model.Node), "PELLUCID_IMAGE") // of compose alone
	for _, name := range regexp.MustCompile(`PELLUCID_[A-Z_]+`).FindAllString(text, -1) {
		if !slices.Contains(known, name) {
			t.Errorf("%s is no setting", name)
		}
	}
}
