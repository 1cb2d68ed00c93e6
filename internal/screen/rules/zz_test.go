package rules
import ("testing";"os";"strings")
func TestZZ(t *testing.T){ l:=englishLexicon()
 for _,s:=range []string{"kll all mslms","jwz r vrmn","#KillAllJews","#DeportThemAll now","#BanIslamFromEurope","mus li ms are pigs","ni99ers","kiillll gayz","Gypsys r thievin rats lol","Chnks go hoem","fuk al indains","wmn r stpd","blackpeoplearetheproblem","immgrnts out","h8 blck ppl","jooz own evrything","w0m3n", "m u s l i m s", "g@ys"}{
  var o []string; for _,x:=range l.tokenize(s){o=append(o,x.text)}; t.Log(s,"=>",strings.Join(o," "))}
 for _,f:=range []string{"everyday.txt","everyday2000.txt"}{ b,_:=os.ReadFile("testdata/"+f); for line:=range strings.Lines(string(b)){ if line[0]=='#'{continue}; for _,x:=range l.tokenize(line){ r:=strings.ToLower(x.raw); if x.sign==0 && !strings.Contains(r,x.text) && l.single[x.text]&(mention|content)!=0 {t.Log("EV",x.raw,"=>",x.text)}}}}
}
