package imaging

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math"
	"net/http"
	"os"
	"strings"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/comfyui"
	"pellucid/internal/engine/fal"
	"pellucid/internal/engine/ideogram"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/engine/openai"
	"pellucid/internal/engine/renderers"
	"pellucid/internal/engine/replicate"
	"pellucid/internal/engine/routing"
	"pellucid/internal/engine/sdapi"
)

// EngineFlags say which engines make images, and what they may cost.
type EngineFlags struct {
	Engines       []string           `default:"illustrator" help:"Engines that make images, best first: illustrator (built in), openai, replicate, fal, ideogram, comfyui, sdapi. The first that a plan includes is the default."`
	EngineCredits map[string]int     `mapsep:"," placeholder:"NAME=N,…" help:"Credits for one image of an engine. Default: its price in US cents, rounded up, or 1 if it is free."`
	EngineBudgets map[string]float64 `mapsep:"," placeholder:"NAME=CENTS,…" help:"Daily budget of an engine in US cents (UTC days). Default: 1000 for paid engines. 0 means no limit."`

	RenderersURL   string `name:"renderers-url" placeholder:"URL" help:"Address of a pool of renderers (pellucid engine serve) that draw the illustrator's images. Default: this server draws them."`
	RenderersToken string `name:"renderers-token" help:"Token of the renderers, their PELLUCID_ENGINE_TOKEN."`

	OpenAIFlags
	OpenAIModel   string `name:"openai-model" help:"Image model. Default: gpt-image-2.5-flare."`
	OpenAIQuality string `name:"openai-quality" help:"Image quality: low, medium, high, and for newer models xhigh and max. Default: medium."`

	OpenAIPartials int `name:"openai-partials" default:"1" help:"Partial images to stream as progress, 0 to 3. Each costs a little."`

	ReplicateAPIToken string `name:"replicate-api-token" help:"Replicate API token."`
	ReplicateBaseURL  string `name:"replicate-base-url" help:"Address of Replicate's API. Default: Replicate."`
	ReplicateModel    string `name:"replicate-model" help:"Image model: flux-schnell, flux-dev, flux-2-pro, or OWNER/NAME or OWNER/NAME:VERSION of another one that takes prompt, aspect_ratio and seed. Default: flux-dev."`
	ReplicateRemover  string `name:"replicate-remover" help:"Background remover: 851-labs, bria, none (images are cut out on this server), or OWNER/NAME or OWNER/NAME:VERSION of another one that takes image. Default: 851-labs."`

	FalKey     string `name:"fal-key" help:"fal API key."`
	FalBaseURL string `name:"fal-base-url" help:"Address of fal's queue. Default: fal."`
	FalModel   string `name:"fal-model" help:"layer-diffusion or ideogram. Default: layer-diffusion."`

	ComfyUIURL        []string `name:"comfyui-url" env:"PELLUCID_COMFYUI_URL" help:"Addresses of ComfyUI servers that share the work."`
	ComfyUIWorkflow   string   `name:"comfyui-workflow" env:"PELLUCID_COMFYUI_WORKFLOW" help:"layerdiffuse, plain, or a workflow file in API format. Default: layerdiffuse."`
	ComfyUICheckpoint string   `name:"comfyui-checkpoint" env:"PELLUCID_COMFYUI_CHECKPOINT" help:"Model file name. Default: sd_xl_base_1.0.safetensors."`

	SDAPIURL          []string `name:"sdapi-url" env:"PELLUCID_SDAPI_URL" help:"Addresses of servers with /sdapi/v1/txt2img (Forge, AUTOMATIC1111, SD.Next, sd-server) that share the work."`
	SDAPILayerDiffuse bool     `name:"sdapi-layerdiffuse" env:"PELLUCID_SDAPI_LAYERDIFFUSE" help:"The servers are Forge with LayerDiffuse and make an alpha channel."`
	SDAPICheckpoint   string   `name:"sdapi-checkpoint" env:"PELLUCID_SDAPI_CHECKPOINT" help:"Model to switch to. Default: the one that is loaded."`

	IdeogramAPIKey  string `name:"ideogram-api-key" help:"Ideogram API key."`
	IdeogramBaseURL string `name:"ideogram-base-url" help:"Address of Ideogram's API. Default: Ideogram."`
	IdeogramSpeed   string `name:"ideogram-speed" help:"turbo, default or quality. Default: default."`
}

// defaultBudgetCents is what an engine may cost on a day unless the operator says otherwise, in US cents.
const defaultBudgetCents = 1000

// EngineSet is the engines that are configured, with the webhooks that some of them take.
type EngineSet struct {
	Configured []routing.Configured
	Webhooks   map[string]http.Handler // by the last part of the path: /webhooks/{name}
}

// NewEngines returns the engines in the order of the settings. baseURL is the public address of this server, "" when there is
// none; vendors are told to call it back only when it is an https address. The error is a sentence for the operator.
func (f EngineFlags) NewEngines(artist *illustrator.Engine, baseURL string) (EngineSet, error) {
	set := EngineSet{Webhooks: map[string]http.Handler{}}
	for _, name := range f.Engines {
		name = strings.TrimSpace(name)
		e, err := f.newEngine(name, artist, baseURL)
		if err != nil {
			return set, fmt.Errorf("the engine %s cannot be used: %w", name, err)
		}
		if hook, ok := e.(http.Handler); ok {
			set.Webhooks[name] = hook
		}
		set.Configured = append(set.Configured, f.configured(e))
	}
	for name := range f.EngineCredits {
		if !set.has(name) {
			return set, fmt.Errorf("--engine-credits names %s, which is not one of the engines", name)
		}
	}
	for name := range f.EngineBudgets {
		if !set.has(name) {
			return set, fmt.Errorf("--engine-budgets names %s, which is not one of the engines", name)
		}
	}
	return set, f.unused(set)
}

func (f EngineFlags) newEngine(name string, artist *illustrator.Engine, baseURL string) (engine.Engine, error) {
	switch name {
	case illustrator.EngineName:
		if f.RenderersURL == "" {
			return artist, nil
		}
		return renderers.New(renderers.Config{Illustrator: artist, URL: f.RenderersURL, Token: f.RenderersToken, Log: slog.Default()})
	case "openai":
		return openai.New(openai.Config{Client: f.client(), Model: f.OpenAIModel, Quality: f.OpenAIQuality, Partials: f.OpenAIPartials, Log: slog.Default()})
	case "replicate":
		c := replicate.Config{Token: f.ReplicateAPIToken, BaseURL: f.ReplicateBaseURL, WebhookURL: webhookURL(baseURL, name)}
		if err := c.Recipe(f.ReplicateModel); err != nil {
			return nil, err
		}
		if f.ReplicateRemover != "" {
			if err := c.Cutouts(f.ReplicateRemover); err != nil {
				return nil, err
			}
		}
		return replicate.New(c)
	case "fal":
		model, err := fal.Named(f.FalModel)
		if err != nil {
			return nil, err
		}
		return fal.New(fal.Config{Key: f.FalKey, BaseURL: f.FalBaseURL, Model: model, WebhookURL: webhookURL(baseURL, name)})
	case "comfyui":
		workflow, err := comfyui.Workflow(f.ComfyUIWorkflow)
		if err != nil {
			return nil, err
		}
		return comfyui.New(comfyui.Config{URLs: f.ComfyUIURL, Workflow: workflow, Checkpoint: f.ComfyUICheckpoint})
	case "sdapi":
		return sdapi.New(sdapi.Config{URLs: f.SDAPIURL, Layer: f.SDAPILayerDiffuse, Checkpoint: f.SDAPICheckpoint})
	case "ideogram":
		return ideogram.New(ideogram.Config{Key: f.IdeogramAPIKey, BaseURL: f.IdeogramBaseURL, Speed: f.IdeogramSpeed})
	}
	return nil, errors.New("there is no engine of this name; the engines are illustrator, openai, replicate, fal, ideogram, comfyui and sdapi")
}

// webhookURL is where a vendor can call back; "" where it cannot, and is polled alone.
func webhookURL(baseURL, name string) string {
	if !strings.HasPrefix(baseURL, "https://") {
		return ""
	}
	return baseURL + "/webhooks/" + name
}

// configured adds what the operator set for an engine.
func (f EngineFlags) configured(e engine.Engine) routing.Configured {
	can := e.Capabilities()
	c := routing.Configured{Engine: e, Credits: max(1, int(math.Ceil(can.CostCents))), Paid: e.Name() != illustrator.EngineName}
	if credits, ok := f.EngineCredits[e.Name()]; ok {
		c.Credits = credits
	}
	if can.CostCents > 0 {
		c.BudgetCents = defaultBudgetCents
	}
	if cents, ok := f.EngineBudgets[e.Name()]; ok {
		c.BudgetCents = cents
	}
	return c
}

func (s EngineSet) has(name string) bool {
	for _, e := range s.Configured {
		if e.Name() == name {
			return true
		}
	}
	return false
}

// unused refuses keys of engines that are not in the list: they would be silently ignored.
func (f EngineFlags) unused(set EngineSet) error {
	for name, key := range map[string]string{
		illustrator.EngineName: f.RenderersURL, "replicate": f.ReplicateAPIToken, "fal": f.FalKey, "ideogram": f.IdeogramAPIKey,
		"comfyui": strings.Join(f.ComfyUIURL, ""), "sdapi": strings.Join(f.SDAPIURL, ""),
	} {
		if key != "" && !set.has(name) {
			return fmt.Errorf("there is a key or an address for %s, and PELLUCID_ENGINES does not name it. Set PELLUCID_ENGINES=%s,illustrator, or remove it", name, name)
		}
	}
	return nil
}

// EnginesCommand is about the engines that are configured.
type EnginesCommand struct {
	List  enginesListCommand  `cmd:"" default:"withargs" help:"List the configured engines and what each can do."`
	Check enginesCheckCommand `cmd:"" help:"Make one low-cost call to each engine and report problems and fixes."`
}

type enginesListCommand struct{ EngineFlags }

// Run prints a line for each engine.
func (c *enginesListCommand) Run() error {
	set, err := c.withIllustrator()
	if err != nil {
		return err
	}
	for _, e := range set.Configured {
		printEngine(os.Stdout, e)
	}
	return nil
}

func (f EngineFlags) withIllustrator() (EngineSet, error) {
	artist, err := illustrator.New()
	if err != nil {
		return EngineSet{}, err
	}
	return f.NewEngines(artist, "")
}

func printEngine(out io.Writer, e routing.Configured) {
	can := e.Capabilities()
	fmt.Fprintf(out, "%s: %s (%s)\n", e.Name(), can.Label, can.Hint)
	fmt.Fprintf(out, "  alpha: %s; sizes: %s; references: %d; %s\n", alphaWords(can), sizeWords(can), can.References, heedWords(can))
	fmt.Fprintf(out, "  credits per image: %d; cost: %s; budget per day: %s\n", e.Credits, centWords(can.CostCents, "nothing"), centWords(e.BudgetCents, "no limit"))
}

func alphaWords(can engine.Capabilities) string {
	if can.NativeAlpha {
		return "native"
	}
	return "cut out afterwards"
}

func sizeWords(can engine.Capabilities) string {
	if len(can.Sizes) == 0 {
		return fmt.Sprintf("%d to %d pixels, up to %g:1", can.MinSide, can.MaxSide, max(1, can.MaxRatio))
	}
	var list []string
	for _, s := range can.Sizes {
		list = append(list, fmt.Sprintf("%dx%d", s.Width, s.Height))
	}
	return strings.Join(list, ", ")
}

func heedWords(can engine.Capabilities) string {
	list := []string{}
	for _, w := range []struct {
		has  bool
		name string
	}{{can.Seeds, "seed"}, {can.Negative, "negative prompt"}, {can.Steps, "steps"}, {can.Guidance, "guidance scale"}, {can.Masks, "mask"}} {
		if w.has {
			list = append(list, w.name)
		}
	}
	if len(list) == 0 {
		return "heeds the prompt alone"
	}
	return "heeds " + strings.Join(list, ", ")
}

func centWords(cents float64, none string) string {
	if cents == 0 {
		return none
	}
	return fmt.Sprintf("about $%.3f", cents/100)
}

type enginesCheckCommand struct {
	EngineFlags
	modelsFlags
}

// How long one engine may take to answer, and the local networks to be loaded and tried: on a busy machine they take long, and that is
// no reason to fetch them again.
const checkTime, networkTime = 20 * time.Second, 90 * time.Second

// Run checks every engine, and fails when one does not work.
func (c *enginesCheckCommand) Run(ctx context.Context) error {
	set, err := c.withIllustrator()
	if err != nil {
		return err
	}
	broken := 0
	for _, e := range set.Configured {
		if err := CheckEngine(ctx, e.Engine); err != nil {
			broken++
			fmt.Printf("%s: %s\n", e.Name(), advice(err))
			continue
		}
		fmt.Printf("%s: works\n", e.Name())
	}
	if broken > 0 {
		return fmt.Errorf("%d of %d engines do not work", broken, len(set.Configured))
	}
	return c.checkNetworks(ctx)
}

// advice is what to do about an error, in a sentence; all that is known of it where there is none.
func advice(err error) string {
	if found := new(engine.Error); errors.As(err, &found) && found.Sentence != "" {
		return found.Sentence
	}
	return err.Error()
}

// checkNetworks tries the networks that cut pictures out. That there are none is no error: color and contrast do it then.
func (c *enginesCheckCommand) checkNetworks(ctx context.Context) error {
	methods := c.neural()
	if methods.Networks == nil {
		fmt.Printf("local cut-outs: by color and contrast alone, since %v. make build fetches the networks\n", methods.Missing)
		return nil
	}
	ctx, stop := context.WithTimeout(ctx, networkTime)
	defer stop()
	if err := methods.Check(ctx); err != nil {
		return fmt.Errorf("local cut-outs go by color and contrast alone: %w. Remove %s and run make build", err, c.models())
	}
	fmt.Println("local cut-outs: the neural networks work")
	return nil
}

// CheckEngine asks an engine that can be asked; others are tried with a small picture, which only ours are.
func CheckEngine(ctx context.Context, e engine.Engine) error {
	ctx, stop := context.WithTimeout(ctx, checkTime)
	defer stop()
	if checker, ok := e.(engine.Checker); ok {
		return checker.Check(ctx)
	}
	_, err := engine.Draw(ctx, e, engine.Request{Prompt: "a red apple", Width: 256, Height: 256, Seed: 1}, nil)
	return err
}
