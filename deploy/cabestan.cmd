@echo off
rem Runs the release of Cabestan in this folder on Windows: cabestan.cmd serve
rem It needs Java 25 or newer, from JAVA_HOME or the PATH.
setlocal
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
set "jar="
for %%f in ("%~dp0cabestan-*.jar") do set "jar=%%~ff"
if not defined jar (
  echo There is no cabestan-VERSION.jar beside %~f0. 1>&2
  exit /b 2
)
"%java%" --version 2>nul | findstr /r /c:"^[a-z]* 2[5-9]" /c:"^[a-z]* [3-9][0-9]" >nul
if errorlevel 1 (
  echo Cabestan needs Java 25 or newer. Install it with: winget install EclipseAdoptium.Temurin.25.JRE 1>&2
  exit /b 2
)
"%java%" -XX:+UseSerialGC -Xms64m -Xmn24m -XX:SurvivorRatio=2 -XX:MaxTenuringThreshold=2 -jar "%jar%" %*
exit /b %errorlevel%
